/** Validates the addresses of mirrors, masks their credentials, and finds repositories on this machine. */
import { fileURLToPath } from 'node:url';

const SCHEMES = ['https:', 'http:', 'ssh:', 'git:', 'file:'];

/** The short form of an SSH address: `git@mirror.example:acme/rocket.git`. */
const SHORT_SSH = /^[\w.-]+@[\w.-]+:(?!\/\/)[^\s]+$/;

/** The maximum length of an address. Git gets it as an argument. */
const MAX_URL = 2048;

/** Returns true if a text is a valid address of a mirror: a URL, the short form of SSH, or an absolute path. */
export function isMirrorUrl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not reach a command line.
  if (/[\u0000-\u0020\u007f]/.test(text) || text.length > MAX_URL) return false;
  if (text.startsWith('/')) return true;
  if (SHORT_SSH.test(text)) return true;
  // The class `URL` also accepts `https:/host` and `https:\\host`, in which `scrubbedUrl` would not find the
  // credentials.
  if (!URL.canParse(text) || !/^(file:\/\/|[a-z]+:\/\/[^/\\])/i.test(text)) return false;
  const { protocol, host } = new URL(text);
  return SCHEMES.includes(protocol) && (protocol === 'file:' || host !== '');
}

/** Masks the username and the password in an address: `https://*****:*****@mirror.example/…`. */
export function scrubbedUrl(url: string): string {
  const [, before, credentials, after] = /^([a-z]+:\/\/|)([^/]*)@(.*)$/is.exec(url) ?? [];
  if (credentials === undefined) return url;
  return `${before}${credentials.includes(':') ? '*****:*****' : '*****'}@${after}`;
}

/** Returns the path in the address of a repository on this machine; undefined for the address of another machine. */
export function localPath(url: string): string | undefined {
  if (url.startsWith('/')) return url;
  if (!/^file:\/\/(localhost)?\//i.test(url)) return undefined;
  try {
    return fileURLToPath(url);
  } catch {
    return undefined;
  }
}
