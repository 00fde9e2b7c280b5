/** The word of a public page, as `kode_nota_baru()` makes it. */
const KATA = /^[\w-]{22}$/;
const ALAMAT = /^https?:\/\/\S+\/nota\/([\w-]{22})\/?(?:[?#]\S*)?$/;

/** The word in the QR of a card or a paper, as a scanner types the whole address; undefined for anything else. */
export function kataPublik(typed: string): string | undefined {
  const text = typed.trim();
  if (KATA.test(text) && /[a-z]/.test(text)) return text;
  return ALAMAT.exec(text)?.[1];
}
