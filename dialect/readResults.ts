import { readFile } from 'node:fs/promises';
import { type Report, type Result, readJournal } from '../conformance/index.ts';
import { UsageError } from '../contract/usageError.ts';

/** What was found out about a deployment, as a report or a journal has it. */
export interface FoundOut {
  /** The deployment's address. */
  base: string;
  /** The version of the contract by which it was judged. */
  contract: string;
  results: Result[];
  /** The dialect that was in force; undefined in a journal, or without one. */
  dialect?: NonNullable<Report['dialect']>;
}

/**
 * Reads a report (`report.json`) or the journal of a run (`journal.jsonl`).
 * @throws a UsageError when a file is neither
 */
export async function readResults(file: string): Promise<FoundOut> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}`,
    );
  });
  const report = parsed(text) as Partial<Report> | undefined;
  if (report?.results && report.target && report.contract)
    return {
      base: report.target.base,
      contract: report.contract.version,
      results: report.results,
      ...(report.dialect && { dialect: report.dialect }),
    };
  try {
    const { head, results } = await readJournal(file);
    return { base: head.base, contract: head.contract, results };
  } catch {
    throw new UsageError(
      `${file} is neither a report (report.json) nor the journal of a run (journal.jsonl).`,
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
