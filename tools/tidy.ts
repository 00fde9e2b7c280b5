import { AREAS } from '#app/contract/areas.ts';
import { report } from '#tools/report.ts';
import { readSources, type Source } from '#tools/source.ts';
import { castObjections } from '#tools/tidy/casts.ts';
import { certainObjections } from '#tools/tidy/certain.ts';
import { commentObjections } from '#tools/tidy/comments.ts';
import { declarationObjections } from '#tools/tidy/declarations.ts';
import { figureObjections } from '#tools/tidy/figures.ts';
import { everyFile, markerObjections } from '#tools/tidy/markers.ts';
import { placeObjections } from '#tools/tidy/places.ts';
import { sizeObjections } from '#tools/tidy/sizes.ts';
import { type Owners, readOwners, sqlObjections } from '#tools/tidy/sql.ts';
import { wordObjections } from '#tools/tidy/words.ts';

/**
 * The habits of the house that neither the compiler nor the linter can see; what is seen in one file alone is looked
 * for in those that `only` names, if it names any.
 */
export function tidy(
  sources: readonly Source[],
  owners: Owners,
  only: readonly string[] = [],
): string[] {
  const own = only.length > 0 ? sources.filter(({ path }) => only.includes(path)) : sources;
  return [
    ...sizeObjections(sources),
    // File by file: its tree is read once for all that is asked of it.
    ...own.flatMap((one) => [
      ...wordObjections([one]),
      ...placeObjections([one]),
      ...sqlObjections([one], owners),
      ...commentObjections([one]),
    ]),
    ...declarationObjections(sources),
    ...castObjections(sources),
    ...certainObjections(sources),
    ...figureObjections(sources),
  ];
}

if (import.meta.main) {
  const sources = readSources(
    ['src', 'tests', 'tools', 'bench', 'shell/{bridge,page}'].map((at) => `${at}/**/*.{ts,tsx}`),
  );
  const owners = readOwners('src/app/server/migrations', AREAS);
  report('tidy', sources.length, [
    ...tidy(sources, owners, process.argv.slice(2)),
    ...markerObjections(everyFile()),
  ]);
}
