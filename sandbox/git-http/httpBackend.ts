import { spawn } from 'node:child_process';
import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { gitEnvironment } from '../git/runGit.ts';

/** A request to git's own server for HTTP. */
export interface BackendRequest {
  /** The folder of the bare repository. */
  dir: string;
  method: string;
  /** The part of the path after the repository: `info/refs`, `git-upload-pack` or `git-receive-pack`. */
  action: string;
  query: string;
  contentType: string;
  contentEncoding?: string | undefined;
  contentLength?: number | undefined;
  /** The version of git's protocol that the client asks for. */
  protocol?: string | undefined;
  /** The username of the caller; undefined for an anonymous caller. */
  caller?: string | undefined;
  /** True if a push may not rewrite history. Default: false. */
  isFastForwardOnly?: boolean;
  body: Readable;
}

export interface BackendResponse {
  status: number;
  headers: Record<string, string>;
  body: Readable;
  /** Ends the process, if the client has disconnected. */
  stop(): void;
}

/** The settings of git for requests over HTTP. No hooks run, and old objects stay until a reset removes them. */
const SETTINGS: Record<string, string> = {
  'core.hooksPath': '/dev/null',
  'gc.auto': '0',
  'http.receivepack': 'true',
  'receive.advertisePushOptions': 'true',
  'receive.autogc': 'false',
  'transfer.hideRefs': 'refs/sandbox',
  'uploadpack.allowAnySHA1InWant': 'true',
  'uploadpack.allowFilter': 'true',
};

/** Lets `git http-backend` respond to a request. @throws an Error if git cannot be started */
export function askBackend(request: BackendRequest): Promise<BackendResponse> {
  const { dir, action, caller, body } = request;
  const settings = Object.entries({
    ...SETTINGS,
    ...(request.isFastForwardOnly && { 'receive.denyNonFastForwards': 'true' }),
  });
  const { contentEncoding, contentLength, protocol } = request;
  const child = spawn('git', ['http-backend'], {
    cwd: dir,
    env: {
      ...gitEnvironment(),
      GIT_PROJECT_ROOT: dirname(dir),
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: `/${basename(dir)}/${action}`,
      REQUEST_METHOD: request.method,
      QUERY_STRING: request.query,
      CONTENT_TYPE: request.contentType,
      REMOTE_ADDR: '127.0.0.1',
      ...(contentLength !== undefined && { CONTENT_LENGTH: String(contentLength) }),
      ...(contentEncoding && { HTTP_CONTENT_ENCODING: contentEncoding }),
      ...(protocol && { GIT_PROTOCOL: protocol, HTTP_GIT_PROTOCOL: protocol }),
      ...(caller && { REMOTE_USER: caller }),
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(
        settings.flatMap(([key, value], index) => [
          [`GIT_CONFIG_KEY_${index}`, key],
          [`GIT_CONFIG_VALUE_${index}`, value],
        ]),
      ),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // Git may end before it has read the whole body. Its response counts.
  child.stdin.on('error', () => {});
  body.on('error', () => child.kill());
  body.pipe(child.stdin);
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const read = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      child.stdout.pause().off('data', read);
      child.stdout.unshift(head.subarray(end + 4));
      resolve({ ...readHead(head.toString('latin1', 0, end)), body: child.stdout, stop });
    };
    const stop = () => {
      child.kill();
    };
    child.stdout.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error('git http-backend ended without a response')));
  });
}

/** Reads the header lines of a CGI program, of which `Status` is the status. */
function readHead(text: string): Pick<BackendResponse, 'status' | 'headers'> {
  const lines = text.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  const { status = '200', ...headers } = Object.fromEntries(lines);
  return { status: Number.parseInt(status, 10), headers };
}
