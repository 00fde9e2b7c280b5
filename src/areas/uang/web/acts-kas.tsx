import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import {
  batalKasEndpoint,
  cetakUlangKasEndpoint,
  daftarKasEndpoint,
} from '#areas/uang/contract/kas.api.ts';
import { saldoBankEndpoint, uangBankEndpoint } from '#areas/uang/contract/riwayat.api.ts';
import { AlasanDialog } from '#areas/uang/web/alasan-dialog.tsx';
import { openStruk } from '#areas/uang/web/struk-kas.ts';

/** What is read again after a movement of the drawer or of a bank. */
export const DAFTAR_UANG = [daftarKasEndpoint, uangBankEndpoint, saldoBankEndpoint];

/** Takes a movement of the drawer or of a bank back. */
export const batalKas = (row: { no: string; total: Rupiah; keterangan: string }): void =>
  void openDialog((close) => (
    <AlasanDialog
      of={batalKasEndpoint}
      params={{ no: row.no }}
      title={t('Batalkan transaksi kas?')}
      question={t('{no}, {total}: {keterangan}', {
        no: row.no,
        total: formatRupiah(row.total),
        keterangan: row.keterangan,
      })}
      act={t('Batalkan transaksi')}
      danger
      success="Transaksi kas dibatalkan"
      refresh={DAFTAR_UANG}
      onClose={() => close(undefined)}
    />
  ));

export const cetakUlangKas = (no: string): void =>
  void openDialog((close) => (
    <AlasanDialog
      of={cetakUlangKasEndpoint}
      params={{ no }}
      title={t('Cetak ulang bukti kas')}
      question={t('{no} dicetak lagi dan bertanda COPY.', { no })}
      act={t('Cetak ulang')}
      success="Bukti kas dicetak ulang"
      refresh={[daftarKasEndpoint]}
      after={() => void openStruk(no)}
      onClose={() => close(undefined)}
    />
  ));
