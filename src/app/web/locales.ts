import { chosenLocale, learn, speak, type Catalogue, type Locale } from '#kit/web/base/text.ts';

/** One lazy chunk for each language; Indonesian is the source and needs none (tools/web-words.ts). */
const files = import.meta.glob<Catalogue>('../locales/*.po', { import: 'default' });
const lateFiles = import.meta.glob<Catalogue>('../locales/*.po', {
  import: 'default',
  query: '?late',
});

const read = (name: Locale, from = files): Promise<Catalogue> =>
  from[`../locales/${name}.po`]?.().catch(() => ({})) ?? Promise.resolve({});

/** Loads the language of this browser before the first text is drawn; those that are offered say everything (1§1). */
export async function openLocale(): Promise<void> {
  const wanted = chosenLocale();
  speak(wanted, wanted === 'id' ? {} : await read(wanted));
}

let late: Promise<void> | undefined;
/** The words of the screens behind the list of all doors; once. */
export const lateWords = (): Promise<void> =>
  (late ??=
    chosenLocale() === 'id' ? Promise.resolve() : read(chosenLocale(), lateFiles).then(learn));
