import { useEffect, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePage, useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { columnOf, type Column } from '#kit/web/grid/columns.ts';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { Tender } from '#areas/penjualan/web/bayar/tender.tsx';
import { TombolBayar } from '#areas/penjualan/web/bayar/tombol-bayar.tsx';
import { useTender } from '#areas/penjualan/web/bayar/use-tender.ts';
import { openBatalTitipan } from '#areas/penjualan/web/titipan/acts.tsx';
import { cetakTitipan } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import { IsiTitipan } from '#areas/penjualan/web/titipan/isi-titipan.tsx';
import { LayarMenunggu, SETIAP_MS } from '#areas/penjualan/web/validasi/layar-menunggu.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';

type Row = AnswerOf<typeof titipanDocument.list>[number];
const COLUMNS: readonly Column<Row>[] = (
  ['no_titip', 'input_date', 'nama_customer', 'kode_sales', 'qty', 'berat', 'harga_total'] as const
).map((id) => columnOf<Row>(id, titipanDocument.row[id], { sortable: false }));
const NIHIL: readonly Row[] = [];
const MENUNGGU = { status: 'OPEN' as const, sort: 'input_date', limit: 200 };

/** Deposits that wait for their first money (D-11.2): scan the slip or take the next, receive, print. */
export default function ValidasiTitipanScreen() {
  const [no, setNo] = useState('');
  const { data, error, isPending, refetch } = usePage(titipanDocument.list, {
    query: MENUNGGU,
    keep: true,
    staleTime: 0,
  });
  useEffect(() => {
    const timer = setInterval(() => void refetch(), SETIAP_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const one = useRead(titipanDocument.one, { params: { no }, enabled: no !== '', staleTime: 0 });
  const terbuka = no !== '' && one.data?.status === 'OPEN' ? one.data : undefined;
  const salah =
    one.error?.message ??
    (one.data && !terbuka && no !== '' ? t('Titipan ini tidak menunggu lagi') : undefined);
  return (
    <LayarMenunggu
      nama="validasi-titipan"
      label={t('Menunggu pembayaran')}
      columns={COLUMNS}
      rows={data?.data ?? NIHIL}
      nomor={(row) => row.no_titip}
      loading={isPending}
      error={error}
      onRetry={refetch}
      no={no}
      pola={/^TT[A-Z0-9]{12}$/}
      onPilih={setNo}
      pindai={t('Pindai atau ketik nomor titipan, 14 karakter')}
      salah={salah && t(salah)}
      kosong={t('Titipan yang disimpan sales muncul di sini.')}
      isi={terbuka && <IsiTitipan dokumen={terbuka} />}
      bayar={terbuka && <Terima key={no} dokumen={terbuka} onDone={() => setNo('')} />}
      belum={{
        title: t('Pilih titipan'),
        text: t('Pindai slip pelanggan, atau pilih dari daftar.'),
      }}
    />
  );
}

/** The cashier's half of a deposit: its first money, any part of the price, or its refusal. */
function Terima({ dokumen, onDone }: { dokumen: TitipanDokumen; onDone: () => void }) {
  const sesi = useSesi();
  const ditanggungCustomer = usePerson().param.BIAYA_KARTU_DITANGGUNG === 'CUSTOMER';
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
