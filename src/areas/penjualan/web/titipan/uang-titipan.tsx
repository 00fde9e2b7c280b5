import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { ambilTitipEndpoint } from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { cetakNota } from '#areas/penjualan/web/dokumen/cetak.ts';
import { cetakSetoran } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import { UangDialog } from '#areas/penjualan/web/titipan/uang-dialog.tsx';
import { setoranDocument } from '#areas/penjualan/contract/titipan/setoran.document.ts';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

type Props = { dokumen: TitipanDokumen; onClose: () => void };
const BACA = [titipanDocument.list, titipanDocument.one];

/** What was done, and the change, which is given back now. */
const katakan = (apa: string, kembali: Rupiah | undefined): void =>
  toast.success(
    kembali ? t('{apa}, kembali {uang}', { apa: t(apa), uang: formatRupiah(kembali) }) : apa,
  );

/** A further deposit: any amount up to what is still owed. */
export function SetorDialog({ dokumen, onClose }: Props) {
  const sesi = useSesi();
  const [said, setSaid] = useState<string>();
  const write = useWrite(setoranDocument.makes.setor, {
    refresh: BACA,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (done) => {
      onClose();
      katakan(mark('Uang titipan diterima'), done.setoran.at(-1)?.kembali);
      void cetakSetoran(done, sesi);
    },
  });
  return (
    <UangDialog
      title={t('Tambah uang titipan {no}', { no: dokumen.no_titip })}
      label={t('Sisa')}
      tagihan={dokumen.sisa_rp}
      sebagian
      act={t('Terima setoran')}
      busy={write.busy}
      said={said && t(said)}
      onSend={(pembayaran) =>
        void write.send({ params: { induk: dokumen.no_titip }, body: { pembayaran } })
      }
      onClose={onClose}
    />
  );
}

/** Pick-up: the rest is paid, the goods leave with a sale that counts the deposit in. */
export function AmbilDialog({ dokumen, onClose }: Props) {
  const sesi = useSesi();
  const { told } = usePerson();
  const [said, setSaid] = useState<string>();
  const [pengambil, setPengambil] = useState(TANPA_PENGAMBIL);
  const write = useWrite(ambilTitipEndpoint, {
    refresh: BACA,
    onProblem: ({ message }: Problem) => {
      setSaid(message);
      return true;
    },
    after: (done) => {
      onClose();
      katakan(mark('Titipan diambil'), done.kembali);
      void cetakNota(done, sesi);
    },
  });
  const tunggu = readParam(told, penjualanParam.VALIDASI_PENJUALAN) === true;
  return (
    <UangDialog
      title={t('Ambil titipan {no}', { no: dokumen.no_titip })}
      label={t('Harga {harga}, sisa yang dibayar', {
        harga: formatRupiah(plus(dokumen.sisa_ambil, dokumen.dp_rp)),
      })}
      tagihan={dokumen.sisa_ambil}
      tanpaUang={tunggu ? t('Pembayaran diterima kasir di Validasi Penjualan.') : undefined}
      act={tunggu ? t('Simpan, bayar di kasir') : t('Terima dan serahkan barang')}
      busy={write.busy}
      said={said && t(said)}
      onSend={(pembayaran) =>
        void write.send({
          params: { no: dokumen.no_titip },
          body: {
            kode_sales: null,
            diskon: null,
            keterangan: null,
            ...pengambil,
            pembayaran: tunggu ? null : pembayaran,
          },
        })
      }
      onClose={onClose}
    >
      <PengambilFields value={pengambil} onChange={setPengambil} />
    </UangDialog>
  );
}
