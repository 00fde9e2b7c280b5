import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { ambilTitipEndpoint } from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { cetakNota } from '#areas/penjualan/web/dokumen/cetak.ts';
import { cetakSetoran } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { PayDialog } from '#areas/uang/web/bayar/pay-dialog.tsx';

type Props = { dokumen: TitipanDokumen; onClose: () => void };
const BACA = [titipanDocument.list, titipanDocument.one];

/** What was done, and the change, which is given back now. */
const katakan = (apa: string, kembali: Rupiah | undefined): string =>
  kembali ? t('{apa}, kembali {uang}', { apa: t(apa), uang: formatRupiah(kembali) }) : apa;

/** A further deposit: any amount up to what is still owed. */
export function SetorDialog({ dokumen, onClose }: Props) {
  const sesi = useSesi();
  return (
    <PayDialog
      of={setoranDocument.makes.setor}
      params={{ induk: dokumen.no_titip }}
      title={t('Tambah uang titipan {no}', { no: dokumen.no_titip })}
      label={t('Sisa')}
      tagihan={dokumen.sisa_rp}
      sebagian
      act={t('Terima setoran')}
      body={(pembayaran) => ({ pembayaran })}
      success={({ setoran }) => katakan(mark('Uang titipan diterima'), setoran.at(-1)?.kembali)}
      lists={BACA}
      after={(done) => void cetakSetoran(done, sesi)}
      onClose={onClose}
    />
  );
}

/** Pick-up: the rest is paid, the goods leave with a sale that counts the deposit in. */
export function AmbilDialog({ dokumen, onClose }: Props) {
  const sesi = useSesi();
  const { told } = usePerson();
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const tunggu = readParam(told, penjualanParam.VALIDASI_PENJUALAN) === true;
  return (
    <PayDialog
      of={ambilTitipEndpoint}
      params={{ no: dokumen.no_titip }}
      title={t('Ambil titipan {no}', { no: dokumen.no_titip })}
      label={t('Harga {harga}, sisa yang dibayar', {
        harga: formatRupiah(plus(dokumen.sisa_ambil, dokumen.dp_rp)),
      })}
      tagihan={dokumen.sisa_ambil}
      tanpaUang={tunggu ? t('Pembayaran diterima kasir di Validasi Penjualan.') : undefined}
      act={tunggu ? t('Simpan, bayar di kasir') : t('Terima dan serahkan barang')}
      body={(pembayaran) => ({
        kode_sales: null,
        diskon: null,
        keterangan: null,
        ...pengambil,
        pembayaran: tunggu ? null : pembayaran,
      })}
      success={({ kembali }) => katakan(mark('Titipan diambil'), kembali)}
      lists={BACA}
      after={(done) => void cetakNota(done, sesi)}
      onClose={onClose}
    >
      <PengambilFields qr={t('QR nota titipan')} value={pengambil} onChange={setPengambil} />
    </PayDialog>
  );
}
