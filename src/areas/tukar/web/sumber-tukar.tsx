import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import { callPage } from '#kit/web/api/client.ts';
import { useRead } from '#kit/web/api/query.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { useSaldoPoin } from '#areas/member/web/use-saldo-poin.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { kataBayar, TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import type { Sumber } from '#areas/penjualan/web/validasi/sumber.ts';
import { TolakNota } from '#areas/penjualan/web/validasi/tolak-nota.tsx';
import { tukarDocument, type DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';
import { labelSelisih } from '#areas/tukar/rules/struk-tukar.ts';
import { IsiTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import { useCounterTender } from '#areas/penjualan/web/bayar/counter-money.ts';

const JENIS = 'TUKAR';
const MENUNGGU = { status: 'OPEN', sort: 'input_date', limit: 200 } as const;
const BACA = [tukarDocument.list, tukarDocument.one];
const cetak = () => import('#areas/tukar/web/dokumen/cetak-tukar.ts');

/** Exchanges that wait for their difference: one line, both halves. */
export const sumberTukar: Sumber = {
  jenis: JENIS,
  baca: async (hari) => {
    const query = { ...MENUNGGU, tgl_from: hari, tgl_to: hari };
    const { data } = await callPage(tukarDocument.list, { query });
    return data.map(({ no_tukar: no, selisih, ...row }) => ({
      ...row,
      jenis: JENIS,
      no,
      nilai: selisih,
    }));
  },
  Isi: ({ no }) => {
    const { data } = useRead(tukarDocument.one, { params: { no } });
    return data ? <IsiTukar dokumen={data} /> : null;
  },
  Terima: ({ no, onDone }) => {
    const { data } = useRead(tukarDocument.one, { params: { no }, staleTime: 0 });
    return data?.status === 'OPEN' ? <Terima dokumen={data} onDone={onDone} /> : null;
  },
};

type Props = { dokumen: DokumenTukar; onDone: () => void };

/** The cashier's half of an exchange: the difference, whichever way, or its refusal. */
function Terima({ dokumen, onDone }: Props) {
  const { no_tukar: no, selisih } = dokumen;
  const sesi = useSesi();
  const [said, setSaid] = useState<string>();
  const tagihan = rp(Math.max(0, selisih));
  const { poin } = useSaldoPoin(dokumen.kode_customer);
  const tender = useCounterTender(tagihan, poin);
  const dibayar = useDibayar(rp(Math.max(0, -selisih)));
  const write = useWrite(tukarDocument.steps.validasi, {
    refresh: BACA,
    onProblem: ({ errors, message }: Problem) => {
      setSaid(message);
      return errors.length > 0;
    },
    after: (done) => {
      toast.success(
        done.kembali > 0
          ? t('{no} dibayar, kembali {uang}', { no, uang: formatRupiah(done.kembali) })
          : t('{no} dibayar', { no }),
      );
      onDone();
      void cetak().then(({ notaTukar }) => notaTukar.print(done, sesi));
    },
  });
  const kirim = (pembayaran: readonly Bayar[] | null) =>
    void write.send({ params: { no }, body: { pembayaran: pembayaran && [...pembayaran] } });
  const tekan = () => {
    if (write.busy) return;
    if (selisih <= 0) return kirim(null);
    const { langkah } = tender;
    const [tolak] = langkah.tolak;
    setSaid(tolak && t(tolak.message));
    if (tolak) return;
    if (!langkah.selesai) return tender.pakai(langkah.pembayaran);
    kirim(langkah.pembayaran);
  };
  return (
    <>
      <TotalPlate label={t(labelSelisih(selisih))} rupiah={selisih > 0 ? selisih : dibayar} />
      {selisih > 0 && <Tender state={tender} said={said} onTake={tekan} />}
      <div className={css.kaki}>
        {selisih <= 0 && said && <p role="alert">{said}</p>}
        <TombolBayar
          kata={selisih < 0 ? mark('Bayar tunai') : kataBayar(tender.langkah, tender.sisa <= 0)}
          rupiah={selisih > 0 ? tender.langkah.jumlah : dibayar}
          busy={write.busy}
          onClick={tekan}
        />
        <TolakNota
          no={no}
          of={tukarDocument.cancel}
          question={t('Belum ada uang yang berpindah, barang bebas lagi, emas dikembalikan.')}
          refresh={BACA}
          onDone={onDone}
        />
      </div>
    </>
  );
}
