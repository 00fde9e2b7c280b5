import { useRef, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { inTurn } from '#kit/rules/lists.ts';
import {
  batalLunasEndpoint,
  detailLunasEndpoint,
  tungguLunasEndpoint,
} from '#areas/hutang/contract/validasi.api.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';

type Row = AnswerOf<typeof tungguLunasEndpoint>[number];

type Money = AnswerOf<typeof detailLunasEndpoint>['pembayaran'];

/** A redemption that waits, in figures, with each line of its money. */
export const moneyFacts = (row: Row, money: Money) => ({
  [t('No Hutang')]: row.no_faktur_hutang,
  [t('Customer')]: row.nama_customer,
  [t('Jumlah Hutang')]: formatRupiah(row.jumlah_hutang),
  [t('Bunga')]: formatRupiah(row.bunga_rp),
  [t('Total Bayar')]: formatRupiah(row.total_bayar),
  ...(row.no_faktur_beli && {
    [t('Faktur Beli')]: row.no_faktur_beli,
    [t('Harga Beli')]: formatRupiah(row.harga_beli),
    [row.diterima < 0 ? t('Dibayarkan ke customer') : t('Diterima dari customer')]: formatRupiah(
      rp(Math.abs(row.diterima)),
    ),
  }),
  ...Object.fromEntries(
    money.map((one, at) => [
      `${at + 1}. ${[one.jenis, one.kode_bank, one.no_rekening].filter(Boolean).join(' ')}`,
      formatRupiah(one.jumlah),
    ]),
  ),
});

/** The same of one that is chosen from the list, its money read. */
export function MoneyFacts({ row }: { row: Row }) {
  const { no_faktur_hutang: deskripsi } = row;
  const { data } = useRead(detailLunasEndpoint, { query: { deskripsi }, staleTime: 0 });
  return <Facts of={moneyFacts(row, data?.pembayaran ?? [])} />;
}

type Reject = { rows: readonly Row[]; onDone: () => void; onClose: () => void };

/**
 * Redemptions whose money did not come, one after the other: the loans run on. One that another person has taken
 * meanwhile can be skipped; who closes the dialog leaves it and all that follow as they are.
 */
export function RejectDialog({ rows, onDone, onClose }: Reject) {
  const [at, setAt] = useState(0);
  const row = inTurn(rows, at);
  const last = at === rows.length - 1;
  const next = () => setAt(at + 1);
  /** The dialog of one closes as it is done: the next one's opens in its place. */
  const goesOn = useRef(false);
  return (
    <ReasonDialog
      key={row.no_faktur_hutang}
      of={batalLunasEndpoint}
      params={{ no: row.no_faktur_hutang }}
      lengkap={(alasan) => ({ alasan, barang: null })}
      title={t('Batal validasi {no}?', { no: row.no_lunas })}
      question={t('{nama}, {total}. Hutang berjalan lagi, barang tetap di toko.', {
        nama: row.nama_customer,
        total: formatRupiah(row.total_bayar),
      })}
      act={t('Batal Validasi')}
      danger
      success={t('Pelunasan ditolak')}
      refresh={[...lunasActs.lists, tungguLunasEndpoint]}
      after={() => {
        goesOn.current = !last;
        if (last) onDone();
        else next();
      }}
      {...(!last && { onSkip: next })}
      onClose={() => {
        if (!goesOn.current) onClose();
        goesOn.current = false;
      }}
    />
  );
}
