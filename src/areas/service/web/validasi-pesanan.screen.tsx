import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { WaitingDocuments } from '#areas/dokumen/web/waiting-documents.tsx';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { pesananActs } from '#areas/service/web/pesanan/acts.ts';
import { openBatalPesanan } from '#areas/service/web/pesanan/buka.ts';
import { PesananBody } from '#areas/service/web/pesanan/pesanan-body.tsx';
import { readParam } from '#areas/toko/contract/read-param.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { useTender } from '#areas/uang/web/bayar/use-tender.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const { no_pesanan, input_date, nama_customer, nama_sales, uraian, berat, total_harga } =
  pesananDocument.row;
const COLUMNS = { no_pesanan, input_date, nama_customer, nama_sales, uraian, berat, total_harga };
const WORDS = {
  label: mark('Menunggu diterima'),
  scan: mark('Pindai atau ketik nomor pesanan, 14 karakter'),
  gone: mark('Pesanan ini tidak menunggu lagi'),
  none: mark('Pesanan yang disimpan sales muncul di sini.'),
  pick: {
    title: mark('Pilih pesanan'),
    text: mark('Pindai surat pesanan, atau pilih dari daftar.'),
  },
};

/** Orders that wait for their cashier (D-36.1): scan the slip or take the next, receive the DP, print. */
export default function ValidasiPesananScreen() {
  return (
    <WaitingDocuments
      of={pesananDocument}
      name="validasi-pesanan"
      domain="penjualan"
      columns={COLUMNS}
      words={WORDS}
      body={(pesanan) => <PesananBody dokumen={pesanan} />}
      pay={(pesanan, onDone) => (
        <Terima key={pesanan.no_pesanan} pesanan={pesanan} onDone={onDone} />
      )}
    />
  );
}

/** The cashier's half of an order: the DP, any part of the total or none, or its refusal. */
function Terima({ pesanan, onDone }: { pesanan: PesananDokumen; onDone: () => void }) {
  const ditanggungCustomer =
    readParam(usePerson().told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER';
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  const [said, setSaid] = useState<string>();
  const tender = useTender({
    tagihan: pesanan.total_harga,
    daftar,
    onDaftar: setDaftar,
    ditanggungCustomer,
  });
  const write = useWrite(pesananDocument.steps.validasi, {
    success: 'Pesanan divalidasi',
    refresh: pesananActs.lists,
    onProblem: ({ errors, message }: Problem) => {
      setSaid(message);
      return errors.length > 0;
    },
    after: (made) => {
      onDone();
      pesananActs.print(made);
    },
  });
  const { langkah } = tender;
  const given = langkah.jumlah > 0;
  const press = () => {
    const [tolak] = given ? langkah.tolak : [];
    setSaid(tolak && t(tolak.message));
    if (tolak || write.busy) return;
    void write.send({
      params: { no: pesanan.no_pesanan },
      body: { pembayaran: given ? [...langkah.pembayaran] : null },
    });
  };
  return (
    <>
      <TotalPlate label={t('Total pesanan')} rupiah={pesanan.total_harga} />
      <Tender state={tender} said={said} onTake={press} />
      <div className={css.kaki}>
        <TombolBayar
          kata={given ? mark('Terima DP') : mark('Terima tanpa DP')}
          rupiah={langkah.jumlah}
          busy={write.busy}
          onClick={press}
        />
        <Button look="danger" onClick={() => void openBatalPesanan(pesanan).then(onDone)}>
          {t('Tolak pesanan ini')}
        </Button>
      </div>
    </>
  );
}
