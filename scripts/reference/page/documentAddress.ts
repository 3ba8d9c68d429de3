/** The address of the OpenAPI document of the page, relative to the page. */
export const documentAddress =
  document.querySelector<HTMLLinkElement>('link[rel=describedby]')?.getAttribute('href') ?? '';
