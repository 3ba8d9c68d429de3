import { and, desc, eq } from 'drizzle-orm';
import { type Pipeline, type Project, pipelines } from '../../../generated/tables.ts';
import type { Repository } from '../../git/repository.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { presentCommit, presentStats, presentTrailers } from '../../sharedPresenters/commit.ts';

/** The optional details that a response with commits may show. */
export interface Extras {
  stats?: boolean | undefined;
  trailers?: boolean | undefined;
}

/** Returns commits as lists show them. */
export async function presentCommits(
  sandbox: Sandbox,
  project: Project,
  repository: Repository,
  shas: string[],
  { stats = false, trailers = false }: Extras,
): Promise<SuccessOf<'listCommits'>> {
  const details = stats || trailers ? await repository.details(shas) : undefined;
  const commits = await repository.commits(shas);
  return commits.map((commit) => {
    const extras = details?.get(commit.sha);
    return {
      ...presentCommit(sandbox, project, commit),
      ...(trailers && extras && presentTrailers(extras)),
      ...(stats && extras && { stats: presentStats(extras.stats) }),
    };
  });
}

/** Returns a commit with the status of its newest pipeline. */
export async function presentCommitWithStatus(
  sandbox: Sandbox,
  project: Project,
  repository: Repository,
  sha: string,
  { stats = true }: Extras,
): Promise<SuccessOf<'createCommit'>> {
  const [commit] = await presentCommits(sandbox, project, repository, [sha], {
    stats,
    trailers: true,
  });
  const { status = null } = lastPipeline(sandbox, project, sha) ?? {};
  return {
    ...(commit as SuccessOf<'createCommit'>),
    // A commit has no status while its newest pipeline has the status `created`.
    status: status === 'created' ? null : status,
  };
}

/** Returns the newest pipeline of a commit. */
export function lastPipeline({ db }: Sandbox, project: Project, sha: string): Pipeline | undefined {
  return db
    .select()
    .from(pipelines)
    .where(and(eq(pipelines.project_id, project.id), eq(pipelines.commit, sha)))
    .orderBy(desc(pipelines.id))
    .limit(1)
    .get();
}
