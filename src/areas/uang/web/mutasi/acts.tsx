import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { openFile } from '#kit/web/api/file.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import {
  batalMutasiEndpoint,
  cetakUlangMutasiEndpoint,
  daftarLaciEndpoint,
  daftarMutasiEndpoint,
  strukMutasiEndpoint,
} from '#areas/uang/contract/mutasi.api.ts';
import { AlasanDialog } from '#areas/uang/web/alasan-dialog.tsx';

/** The strip of a transfer in its own tab, ready for the printer. */
export const openStrukMutasi = (no: string): Promise<void> =>
  openFile(
    { ...strukMutasiEndpoint, path: 'cash/mutasi/:no/struk' },
    { params: { no } },
    '.pdf',
    `MUTASI ${no}.pdf`,
  );

export const batalMutasi = (row: { no_mutasi: string; jumlah: Rupiah; keterangan: string }): void =>
  void openDialog((close) => (
    <AlasanDialog
      of={batalMutasiEndpoint}
      params={{ no: row.no_mutasi }}
      title={t('Batalkan mutasi uang?')}
      question={t('{no}, {total}: {keterangan}', {
        no: row.no_mutasi,
        total: formatRupiah(row.jumlah),
        keterangan: row.keterangan,
      })}
      act={t('Batalkan mutasi')}
      danger
      success="Mutasi uang dibatalkan"
      refresh={[daftarMutasiEndpoint, daftarLaciEndpoint]}
      onClose={() => close(undefined)}
    />
  ));

export const cetakUlangMutasi = (no: string): void =>
  void openDialog((close) => (
    <AlasanDialog
      of={cetakUlangMutasiEndpoint}
      params={{ no }}
      title={t('Cetak ulang bukti mutasi')}
      question={t('{no} dicetak lagi dan bertanda COPY.', { no })}
      act={t('Cetak ulang')}
      success="Bukti mutasi dicetak ulang"
      refresh={[daftarMutasiEndpoint]}
      after={() => void openStrukMutasi(no)}
      onClose={() => close(undefined)}
    />
  ));
