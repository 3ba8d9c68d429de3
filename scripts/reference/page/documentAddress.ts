/** The addresses in the head of the page, relative to the page. */
const readLink = (rel: string) =>
  document.querySelector(`link[rel=${rel}]`)?.getAttribute('href') ?? undefined;

/** The OpenAPI document of the page. */
export const documentAddress = readLink('describedby') ?? '';

/** The website that contains the page. Undefined if the page is alone. */
export const siteAddress = readLink('up');
