/** The known faults of the library, each written from a sentence of `document.md`, before the first run of the suites. */
export const FAULTS = {
  'search-case': 'The search is in upper or lower case.',
  'author-ignored': '`author` lists only books of this author.',
  'oldest-first': '`sort` is by default `desc`.',
  'title-order-ignored': '`order_by` can be `title`.',
  'ten-per-page': '`per_page` is 20 by default.',
  'page-overlap': 'A list has pages.',
  'total-of-page': '`x-total` is the number of items in the list.',
  'next-stays': '`Link` has the address of the page `next`.',
  'wrong-card-accepted': 'A wrong card gets 401 everywhere.',
  'default-language': '`language` is `en` by default.',
  'borrower-creates': 'Only librarians may create a book.',
  'long-title': '`title` has at most 200 characters.',
  'isbn-taken': 'Two books cannot have the same `isbn`.',
  'isbn-taken-by-update': 'An `isbn` of another book gets 409.',
  'update-clears': 'An update changes the given fields, and no others.',
  'update-forgotten': 'An update changes the given fields.',
  'updated-at-stays': '`updated_at` is the time of the last change.',
  'lent-deleted': 'A book with a copy that is lent gets 409, and stays.',
  'delete-forgotten': 'A book is deleted.',
  'loans-of-all': 'The list has the loans of the caller.',
  'loan-of-another': 'The loan of another borrower is not found.',
  'copy-not-taken': 'The book has one available copy less from then on.',
  'copy-not-returned': 'After the return, the book has one available copy more.',
  'due-in-14-days': '`due_at` is 21 days after `lent_at`.',
  'state-ignored': '`state` lists only loans in this state.',
} as const;

/** The name of a fault. */
export type FaultId = keyof typeof FAULTS;
