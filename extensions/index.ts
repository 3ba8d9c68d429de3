/** Writes the files that an application needs for the operations of an extension. */
export { type ExtensionFile, extensionFiles } from './extensionFiles.ts';
