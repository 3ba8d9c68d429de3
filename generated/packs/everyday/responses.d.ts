// Generated from packs/everyday/ by `npm run build`. Changes here are lost.

import type { Responses } from '../../responses.js';

export declare const responses: {

};
