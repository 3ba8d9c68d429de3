import { curlCommand } from '../../wire/curlCommand.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { readBody } from '../../wire/readBody.ts';
import type { RecordedExchange } from './result.ts';

const MAX_EXCERPT = 2000;

/**
 * Returns an exchange for reports: its bodies are shortened, and a curl command repeats the request.
 * @param variables secret texts by the names of the variables that stand for them in the curl command
 */
export function recordExchange(
  { request, response, failure }: Exchange,
  variables: Record<string, string | undefined>,
): RecordedExchange {
  return {
    request: {
      method: request.method,
      url: `${request.origin}${request.path}`,
      headers: Object.entries(request.headers),
      ...(request.body && { body: excerpt(request.body.toString()) }),
    },
    ...(response && {
      response: {
        status: response.status,
        reason: response.reason,
        headers: response.headers,
        body: excerpt(readBody(response).text ?? response.body.toString('latin1')),
        bodyBytes: response.body.length,
      },
    }),
    ...(failure && { failure: `${failure.name}: ${failure.message}` }),
    curl: curlCommand(request, { variables }),
  };
}

function excerpt(text: string): string {
  return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text;
}
