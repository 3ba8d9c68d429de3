const CREATE = "const forge = createForgeClient({ baseUrl: 'https://forge.example.com' });";
const PATH = "path: { id: 5, tag_name: 'v1' }";

/** Programs, and the word in each over which an editor hovers: a place, and a word in it. */
export const HOVERS: Record<string, [program: string, place: string, word: string]> = {
  'a file without a client': ["export const tag = 'v1'.trim();", "'v1'.trim", 'trim'],
  'the result of a call': [
    `import { createForgeClient } from './index.ts';
${CREATE}
const tag = await forge.call('getTag', { ${PATH} });`,
    'tag = ',
    'tag',
  ],
  'a method by area': [
    `import { createForgeClient } from './areas.ts';
${CREATE}
await forge.tags.get({ ${PATH} });`,
    'tags.get',
    'get',
  ],
};
