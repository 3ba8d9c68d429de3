import { type Agent, request as httpRequest } from 'node:http';
import type { WireRequest } from '../../wire/wireRequest.ts';

/** Sends a request and reads the whole response. @returns the status of the response */
export function sendBare({ method, origin, path, headers, body }: WireRequest, agent: Agent) {
  return new Promise<number>((resolve, reject) => {
    const request = httpRequest(origin + path, { method, headers, agent }, (response) => {
      response
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject)
        .resume();
    });
    request.on('error', reject).end(body);
  });
}
