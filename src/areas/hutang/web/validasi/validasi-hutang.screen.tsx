import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangActs } from '#areas/hutang/web/acts.ts';
import { HutangBody, type Hutang } from '#areas/hutang/web/hutang-body.tsx';
import { usePayOut } from '#areas/uang/web/bayar/use-pay-out.tsx';
import { useSaidWrite } from '#kit/web/write/use-said-write.ts';
import { TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { WaitingDocuments } from '#areas/dokumen/web/waiting-documents.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const { no_faktur_hutang, input_date, nama_customer, qty, berat, jumlah_hutang, dibayar } =
  hutangDocument.row;
const COLUMNS = {
  no_faktur_hutang,
  input_date,
  nama_customer,
  qty,
  berat,
  jumlah_hutang,
  dibayar,
};
const WORDS = {
  label: mark('Menunggu dibayarkan'),
  scan: mark('Pindai atau ketik nomor hutang, 14 karakter'),
  gone: mark('Hutang ini tidak menunggu lagi'),
  none: mark('Hutang baru yang disimpan muncul di sini.'),
  pick: { title: mark('Pilih hutang'), text: mark('Pindai surat hutang, atau pilih dari daftar.') },
};

/** New loans that wait for their cashier (D-32.4, D-35.12): scan the slip or take the next, pay out, print. */
export default function ValidasiHutangScreen() {
  return (
    <WaitingDocuments
      of={hutangDocument}
      name="validasi-hutang"
      domain="hutang"
      columns={COLUMNS}
      words={WORDS}
      body={(hutang) => <HutangBody dokumen={hutang} />}
      pay={(hutang, onDone) => (
        <PayOut key={hutang.no_faktur_hutang} hutang={hutang} onDone={onDone} />
      )}
    />
  );
}

/** The cashier's half of a loan: what is paid out, from the drawer or an account, or its refusal. */
function PayOut({ hutang, onDone }: { hutang: Hutang; onDone: () => void }) {
  const { no_faktur_hutang: no, dibayar: jumlah } = hutang;
  const { view, pembayaran, dibayar } = usePayOut(jumlah);
  const { said, busy, send } = useSaidWrite(hutangDocument.steps.validasi, {
    success: 'Hutang divalidasi',
    refresh: hutangActs.lists,
    over: true,
    after: (done) => {
      onDone();
      hutangActs.print(done);
    },
  });
  const pay = () => send({ no }, { pembayaran });
  return (
    <>
      <TotalPlate label={t('Dibayarkan')} rupiah={jumlah} />
      {view}
      {said && <p role="alert">{said}</p>}
      <div className={css.kaki}>
        <TombolBayar kata={mark('Bayar')} rupiah={dibayar} busy={busy} onClick={pay} />
        <Button look="danger" onClick={() => hutangActs.cancel(hutang)}>
          {t('Tolak hutang ini')}
        </Button>
      </div>
    </>
  );
}
