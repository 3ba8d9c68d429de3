/** Addresses of mirrors: which can be, how they are shown, and which are repositories of this machine. */
import { fileURLToPath } from 'node:url';

const SCHEMES = ['https:', 'http:', 'ssh:', 'git:', 'file:'];

/** `git@mirror.example:acme/rocket.git` */
const SHORT_SSH = /^[\w.-]+@[\w.-]+:(?!\/\/)[^\s]+$/;

/** Whether a text can be the address of a mirror: a URL, the short form of SSH, or an absolute path. */
export function isMirrorUrl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may reach a command line.
  if (/[\u0000-\u0020\u007f]/.test(text)) return false;
  if (text.startsWith('/')) return true;
  if (SHORT_SSH.test(text)) return true;
  // A URL is read more kindly than it is scrubbed: with other slashes, its credentials would stay.
  if (!URL.canParse(text) || !/^(file:\/\/|[a-z]+:\/\/[^/\\])/i.test(text)) return false;
  const { protocol, host } = new URL(text);
  return SCHEMES.includes(protocol) && (protocol === 'file:' || host !== '');
}

/** An address with masks in place of username and password: `https://*****:*****@mirror.example/…`. */
export function scrubbedUrl(url: string): string {
  const [, before, credentials, after] = /^([a-z]+:\/\/|)([^/]*)@(.*)$/is.exec(url) ?? [];
  if (credentials === undefined) return url;
  return `${before}${credentials.includes(':') ? '*****:*****' : '*****'}@${after}`;
}

/** The path of a repository on this machine; undefined for an address elsewhere. */
export function localPath(url: string): string | undefined {
  if (url.startsWith('/')) return url;
  if (!/^file:\/\/(localhost)?\//i.test(url)) return undefined;
  try {
    return fileURLToPath(url);
  } catch {
    return undefined;
  }
}
