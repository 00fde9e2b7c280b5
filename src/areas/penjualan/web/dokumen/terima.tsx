import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { alasanBatal } from '#areas/dokumen/contract/dokumen.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { hitungTagihan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { useSaldoPoin } from '#areas/member/web/use-saldo-poin.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { kataBayar, TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { useTender } from '#areas/uang/web/bayar/use-tender.ts';
import { cetakNota } from '#areas/penjualan/web/dokumen/cetak.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

type Props = { dokumen: Dokumen; onDone: (dokumen: Dokumen) => void; onBatal: () => void };

/** The cashier's half of a sale: its money, or its refusal. */
export function Terima({ dokumen, onDone, onBatal }: Props) {
  const { no_faktur_jual: no, grand_total, dp_rp, tukar_rp } = dokumen;
  const sesi = useSesi();
  const ditanggungCustomer =
    readParam(usePerson().told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER';
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  const [said, setSaid] = useState<string>();
  const [menolak, setMenolak] = useState(false);
  const { kode_customer, jenis } = dokumen.customer;
  const { poin } = useSaldoPoin(jenis === 'MEMBER' ? kode_customer : null);
  const tender = useTender({
    tagihan: hitungTagihan(grand_total, dp_rp, tukar_rp),
    daftar,
    onDaftar: setDaftar,
    ditanggungCustomer,
    poin,
  });
  const write = useWrite(penjualanDocument.steps.validasi, {
    refresh: [penjualanDocument.list],
    onProblem: ({ errors, message }: Problem) => {
      setSaid(message);
      return errors.length > 0;
    },
    after: (done) => {
      onDone(done);
      void cetakNota(done, sesi);
    },
  });
  const tekan = () => {
    const { langkah } = tender;
    const [tolak] = langkah.tolak;
    setSaid(tolak && t(tolak.message));
    if (tolak || write.busy) return;
    if (!langkah.selesai) return tender.pakai(langkah.pembayaran);
    void write.send({ params: { no }, body: { pembayaran: [...langkah.pembayaran] } });
  };
  if (menolak) return <Tolak no={no} onDone={onBatal} onBack={() => setMenolak(false)} />;
  return (
    <>
      <TotalPlate label={t('Total bayar')} rupiah={grand_total} />
      <Tender state={tender} said={said} onTake={tekan} />
      <div className={css.kaki}>
        <TombolBayar
          kata={kataBayar(tender.langkah, tender.sisa <= 0)}
          rupiah={tender.langkah.jumlah}
          busy={write.busy}
          onClick={tekan}
        />
        <Button look="danger" onClick={() => setMenolak(true)}>
          {t('Tolak nota ini')}
        </Button>
      </div>
    </>
  );
}

/** Nothing was booked yet: the pieces are free again, no number is taken, nobody has to approve (D-10.8). */
function Tolak({ no, onDone, onBack }: { no: string; onDone: () => void; onBack: () => void }) {
  const form = useFields(alasanBatal);
  const write = useWrite(penjualanDocument.cancel, {
    success: 'Nota ditolak, barangnya bebas lagi',
    refresh: [penjualanDocument.list, penjualanDocument.one],
    onProblem: form.take,
    after: onDone,
  });
  const tolak = () => {
    const values = form.check() as { alasan: string } | undefined;
    if (values) void write.send({ params: { no }, body: values });
  };
  const alasan = form.bind('alasan');
  return (
    <FormFrame onSave={tolak} className={css.form} label={t('Tolak nota ini')}>
      <h2>{t('Tolak {no}', { no })}</h2>
      <LongTextInput
        {...alasan}
        value={alasan.value as string | null}
        label={t('Alasan')}
        rows={3}
        autoFocus
      />
      <Button
        look="dangerFilled"
        size="lg"
        busy={write.busy}
        shortcut="Ctrl Enter"
        onClick={tolak}
        data-submit
      >
        {t('Tolak')}
      </Button>
      <Button onClick={onBack}>{t('Kembali ke pembayaran')}</Button>
    </FormFrame>
  );
}
