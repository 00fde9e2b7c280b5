import { t } from '#kit/web/base/text.ts';

/** A place of the book as a person says it: 'baki:TK/A-01' is 'Baki A-01 (TK)'. */
export function kataTempat(akun: string): string {
  const [kind, rest = ''] = akun.split(':') as [string, string?];
  const [gudang, baki] = rest.split('/');
  if (kind === 'baki') return `${t('Baki')} ${baki} (${gudang})`;
  if (kind === 'gudang') return `${t('Gudang')} ${rest}`;
  if (kind === 'supplier') return `${t('Supplier')} ${rest}`;
  return t(akun.charAt(0).toUpperCase() + akun.slice(1));
}
