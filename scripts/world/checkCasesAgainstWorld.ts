import type { Document } from '../../contract/openapi.ts';
import type { Problem } from '../problem.ts';
import type { SourceCase } from '../readCases.ts';
import type { CompiledWorld } from './compileWorld.ts';

export function checkCasesAgainstWorld(
  _document: Document,
  _world: CompiledWorld,
  _cases: SourceCase[],
): Problem[] {
  return [];
}
