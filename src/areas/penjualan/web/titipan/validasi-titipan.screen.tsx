import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { useTender } from '#areas/uang/web/bayar/use-tender.ts';
import { openBatalTitipan } from '#areas/penjualan/web/titipan/acts.tsx';
import { cetakTitipan } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import { IsiTitipan } from '#areas/penjualan/web/titipan/isi-titipan.tsx';
import { WaitingDocuments } from '#areas/dokumen/web/waiting-documents.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

const { no_titip, input_date, nama_customer, kode_sales, qty, berat, harga_total } =
  titipanDocument.row;
const COLUMNS = { no_titip, input_date, nama_customer, kode_sales, qty, berat, harga_total };
const WORDS = {
  label: mark('Menunggu pembayaran'),
  scan: mark('Pindai atau ketik nomor titipan, 14 karakter'),
  gone: mark('Titipan ini tidak menunggu lagi'),
  none: mark('Titipan yang disimpan sales muncul di sini.'),
  pick: {
    title: mark('Pilih titipan'),
    text: mark('Pindai slip pelanggan, atau pilih dari daftar.'),
  },
};

/** Deposits that wait for their first money (D-11.2): scan the slip or take the next, receive, print. */
export default function ValidasiTitipanScreen() {
  return (
    <WaitingDocuments
      of={titipanDocument}
      name="validasi-titipan"
      domain="penjualan"
      columns={COLUMNS}
      words={WORDS}
      body={(dokumen) => <IsiTitipan dokumen={dokumen} />}
      pay={(dokumen, onDone) => <Terima key={dokumen.no_titip} dokumen={dokumen} onDone={onDone} />}
    />
  );
}

/** The cashier's half of a deposit: its first money, any part of the price, or its refusal. */
function Terima({ dokumen, onDone }: { dokumen: TitipanDokumen; onDone: () => void }) {
  const sesi = useSesi();
  const ditanggungCustomer =
    readParam(usePerson().told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER';
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  const [said, setSaid] = useState<string>();
  const tender = useTender({
    tagihan: dokumen.harga_total,
    daftar,
    onDaftar: setDaftar,
    ditanggungCustomer,
  });
  const write = useWrite(titipanDocument.steps.validasi, {
    success: 'Titipan divalidasi',
    refresh: [titipanDocument.list],
    onProblem: ({ errors, message }: Problem) => {
      setSaid(message);
      return errors.length > 0;
    },
    after: (done) => {
      onDone();
      void cetakTitipan(done, sesi);
    },
  });
  const tekan = () => {
    const [tolak] = tender.langkah.tolak;
    setSaid(tolak && t(tolak.message));
    if (tolak || write.busy) return;
    void write.send({
      params: { no: dokumen.no_titip },
      body: { pembayaran: [...tender.langkah.pembayaran] },
    });
  };
  return (
    <>
      <TotalPlate label={t('Harga total')} rupiah={dokumen.harga_total} />
      <Tender state={tender} said={said} onTake={tekan} />
      <div className={css.kaki}>
        <TombolBayar
          kata={mark('Terima uang titip')}
          rupiah={tender.langkah.jumlah}
          busy={write.busy}
          onClick={tekan}
        />
        <Button look="danger" onClick={() => void openBatalTitipan(dokumen).then(onDone)}>
          {t('Tolak titipan ini')}
        </Button>
      </div>
    </>
  );
}
