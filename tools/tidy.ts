import { AREAS } from '#app/contract/areas.ts';
import { report } from '#tools/report.ts';
import { readSources, type Source } from '#tools/source.ts';
import { castObjections } from '#tools/tidy/casts.ts';
import { certainObjections } from '#tools/tidy/certain.ts';
import { declarationObjections } from '#tools/tidy/declarations.ts';
import { figureObjections } from '#tools/tidy/figures.ts';
import { placeObjections } from '#tools/tidy/places.ts';
import { sizeObjections } from '#tools/tidy/sizes.ts';
import { type Owners, readOwners, sqlObjections } from '#tools/tidy/sql.ts';
import { wordObjections } from '#tools/tidy/words.ts';

/** The habits of the house that neither the compiler nor the linter can see. */
export function tidy(sources: readonly Source[], owners: Owners): string[] {
  return [
    ...sizeObjections(sources),
    // File by file: its tree is read once for all that is asked of it.
    ...sources.flatMap((one) => [
      ...wordObjections([one]),
      ...placeObjections([one]),
      ...sqlObjections([one], owners),
    ]),
    ...declarationObjections(sources),
    ...castObjections(sources),
    ...certainObjections(sources),
    ...figureObjections(sources),
  ];
}

if (import.meta.main) {
  const sources = readSources(
    ['src', 'tests', 'tools', 'bench'].map((at) => `${at}/**/*.{ts,tsx}`),
  );
  report('tidy', sources.length, tidy(sources, readOwners('src/app/server/migrations', AREAS)));
}
