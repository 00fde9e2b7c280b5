import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { call } from '#kit/web/api/client.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import type { CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { bayarActs } from '#areas/cicilan/web/acts.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { cetakNota } from '#areas/penjualan/web/dokumen/cetak.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';

type Props = { cicilan: CicilanDokumen; onClose: () => void };

/** Any amount up to the rest; all of it hands the goods over: the nota of the sale comes with the receipt (D-38.2). */
export function BayarDialog({ cicilan, onClose }: Props) {
  const sesi = useSesi();
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const { no_cicilan, keadaan, serah } = cicilan;
  return (
    <PayDialog
      of={bayarCicilanDocument.makes.bayar}
      params={{ induk: no_cicilan }}
      title={t('Bayar cicilan {no}', { no: no_cicilan })}
      label={t('Sisa')}
      tagihan={keadaan.sisa_rp}
      sebagian
      act={t('Terima pembayaran')}
      body={(pembayaran) => ({ pembayaran, ...pengambil })}
      success={kataSelesai}
      lists={bayarActs.lists}
      after={(made) => {
        bayarActs.print(made);
        const no = made.no_faktur_jual;
        if (no)
          void call(penjualanDocument.one, { params: { no } }).then((sale) =>
            cetakNota(sale, sesi),
          );
      }}
      onClose={onClose}
    >
      <Facts
        of={{
          [t('Customer')]: cicilan.nama_customer,
          ...(keadaan.berikut_tgl !== null && {
            [t('Angsuran Berikut')]:
              `${formatTanggal(keadaan.berikut_tgl, t)}, ${formatRupiah(keadaan.berikut_rp ?? keadaan.sisa_rp)}`,
          }),
          ...(keadaan.tunggakan > 0 && { [t('Tunggakan')]: formatRupiah(keadaan.tunggakan) }),
          [t('Bila lunas')]:
            serah === 'LUNAS' ? t('barang diserahkan dengan nota') : t('barang sudah di customer'),
        }}
      />
      {serah === 'LUNAS' && (
        <PengambilFields value={pengambil} onChange={setPengambil} qr={t('QR surat cicilan')} />
      )}
    </PayDialog>
  );
}

type Made = { jenis: string; kembali: Rupiah; sisa_sesudah: Rupiah };
/** What was done, and the change, which is given back now. */
const kataSelesai = ({ jenis, kembali, sisa_sesudah }: Made): string => {
  const done =
    jenis === 'PELUNASAN'
      ? t('Cicilan lunas')
      : t('Pembayaran diterima, sisa {sisa}', { sisa: formatRupiah(sisa_sesudah) });
  return kembali > 0
    ? t('{apa}, kembali {uang}', { apa: done, uang: formatRupiah(kembali) })
    : done;
};
