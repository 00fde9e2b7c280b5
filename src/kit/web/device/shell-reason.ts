import { t } from '#kit/web/base/text.ts';

/** Why a shell did not print, by the `code` that it rejects with (docs/shell.md); nothing where it gives none. */
export function shellReason(error: unknown): string | undefined {
  switch ((error as { code?: unknown } | null | undefined)?.code) {
    case 'BELUM_DIATUR':
      return t('belum diatur di aplikasi kasir');
    case 'IZIN':
      return t('aplikasi kasir belum diberi izin');
    case 'TIDAK_TERSAMBUNG':
      return t('printer tidak tersambung');
    case 'KERTAS_HABIS':
      return t('kertas printer habis');
    case 'SIBUK':
      return t('printer masih mencetak yang lain');
    case 'LAMBAT':
      return t('printer tidak selesai pada waktunya');
    case 'PUTUS':
      return t('sambungan ke printer putus');
    case 'DIBATALKAN':
      return t('cetak dibatalkan');
    default:
      return undefined;
  }
}
