/**
 * The texts that are no value of a path parameter, for the client and for the tools of assistants. A proxy or a server
 * may decode `%2F` and resolve dots: `DELETE …/tags/..%2F..` then deletes the project. So a text is refused if it is
 * blank, has only slashes, or has `.` or `..` as a segment. Backslashes and encoded characters count, too.
 */
export const WRONG_PATH_VALUE = /^[\s/\\]*$|(^|[/\\]|%2f|%5c)\s*(\.|%2e){1,2}\s*($|[/\\]|%2f|%5c)/i;
