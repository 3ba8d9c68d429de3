import { type Agent, request as httpRequest } from 'node:http';
import type { WireRequest } from '../wire/wireRequest.ts';

/** Sends a request and reads the whole response, but does nothing with it. */
export function sendBare({ method, origin, path, headers, body }: WireRequest, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    const request = httpRequest(origin + path, { method, headers, agent }, (response) => {
      response.on('end', resolve).on('error', reject).resume();
    });
    request.on('error', reject).end(body);
  });
}
