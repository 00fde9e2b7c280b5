import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { SumButton } from '#kit/web/frame/sum-button.tsx';
import { kataBayar } from '#areas/uang/web/bayar/kata-bayar.ts';
import { Pembeli } from '#areas/penjualan/web/kasir/pembeli.tsx';
import { jumlahDp } from '#areas/penjualan/web/kasir/draft.ts';
import { jumlahJual } from '#areas/penjualan/web/kasir/jumlah-jual.ts';
import { useKasirHere, type Kasir } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { nanti } from '#areas/penjualan/web/kasir/nanti/muat-nanti.ts';
import {
  PengambilFields,
  TANPA_PENGAMBIL,
} from '#areas/penjualan/web/titipan/pengambil-fields.tsx';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

const MukaCustomer = nanti((all) => all.MukaCustomer);
const MukaDiskon = nanti((all) => all.MukaDiskon);
const TombolTitip = nanti((all) => all.TombolTitip);
const Selesai = nanti((all) => all.Selesai);
const TempatCetak = nanti((all) => all.TempatCetak);

/** Who buys, what it comes to, and the money: the plate stays, what lies under it changes. */
export function Sisi() {
  const kasir = useKasirHere();
  const { muka, selesai } = kasir;
  if (selesai && muka === 'bayar')
    return (
      <aside className={css.sisi} aria-label={t('Penjualan selesai')}>
        <Suspense>
          <Selesai dokumen={selesai} />
        </Suspense>
      </aside>
    );
  return (
    <aside className={css.sisi} aria-label={t('Pembeli dan pembayaran')}>
      <Pembeli />
      <Jumlah kasir={kasir} />
      {kasir.draft.titipan.length > 0 && (
        <PengambilFields
          qr={t('QR nota titipan')}
          value={kasir.draft.pengambil ?? TANPA_PENGAMBIL}
          onChange={(pengambil) => kasir.ubah({ pengambil })}
          said={kasir.pesan}
        />
      )}
      <TotalPlate label={t('Total bayar')} rupiah={kasir.tender.tagihan} />
      <div className={css.muka}>
        <MukaLain muka={muka} />
        {muka === 'bayar' && <Bayar kasir={kasir} />}
      </div>
      <Tombol kasir={kasir} />
    </aside>
  );
}

/** The faces beside the money: who buys, what is taken off. F7 leads from them to the money. */
export function MukaLain({ muka }: Pick<Kasir, 'muka'>) {
  const { setMuka } = useKasirHere();
  const keBayar = () => {
    flushSync(() => setMuka('bayar'));
    document.querySelector<HTMLElement>('[name="cara-bayar"]:checked')?.focus();
  };
  useHotkey('F7', keBayar, muka !== 'bayar');
  if (muka === 'bayar') return null;
  return (
    <Suspense>
      <div data-muka>{muka === 'customer' ? <MukaCustomer /> : <MukaDiskon />}</div>
    </Suspense>
  );
}

/** The sums between the lines and the total; what is nothing is not said. */
function Jumlah({ kasir: { hitung, draft } }: { kasir: Kasir }) {
  const { jadi, asli } = hitung;
  const berat = sum(asli.map((one) => one.berat));
  const { kurang, tambahan } = jumlahJual(jadi, jumlahDp(draft));
  return (
    <dl className={css.jumlah}>
      <div>
        <dt>{t('{n} barang', { n: draft.baris.length })}</dt>
        <dd>{formatGram(berat)} g</dd>
      </div>
      <div>
        <dt>{t('Subtotal')}</dt>
        <dd>{formatInt(jadi.sub_total)}</dd>
      </div>
      {kurang.map(
        ([label, rupiah]) =>
          rupiah > 0 && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd data-kurang>{`\u2212${formatInt(rupiah)}`}</dd>
            </div>
          ),
      )}
      {tambahan.map(
        ([label, rupiah]) =>
          rupiah !== 0 && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{formatInt(rupiah)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Bayar({ kasir: { aturan, tender, pesan, jual } }: { kasir: Kasir }) {
  if (aturan.tunggu)
    return <p className={css.tunggu}>{t('Pembayaran diterima kasir di Validasi Penjualan.')}</p>;
  const [said] = Object.entries(pesan).flatMap(([path, message]) =>
    path.startsWith('pembayaran') || path === 'barang' ? [message] : [],
  );
  return <Tender state={tender} said={said} onTake={jual.tekan} />;
}

function Tombol({ kasir }: { kasir: Kasir }) {
  const { aturan, hitung, tender, jual, draft } = kasir;
  const { langkah, sisa } = tender;
  const perlu = hitung.tuntutan.length > 0 && (aturan.tunggu || langkah.selesai);
  /** Less is paid than is due: what is there may hold the goods (D-34.8). */
  const bisaTitip =
    draft.baris.length > 0 && draft.titipan.length === 0 && (aturan.tunggu || !langkah.selesai);
  const kata = aturan.tunggu
    ? mark('Simpan, bayar di kasir')
    : kataBayar(langkah, sisa <= 0 && draft.pembayaran.length > 0);
  return (
    <footer className={css.kaki} data-lantai>
      {perlu && <p>{t('Perlu otorisasi: {apa}', { apa: t(hitung.tuntutan[0]!.ringkasan) })}</p>}
      <SumButton
        word={perlu ? mark('Minta otorisasi') : kata}
        rupiah={aturan.tunggu ? tender.tagihan : langkah.jumlah}
        busy={jual.busy}
        off={draft.baris.length === 0}
        onClick={jual.tekan}
      />
      {bisaTitip && (
        <Suspense>
          <TombolTitip />
        </Suspense>
      )}
      <Suspense>{draft.baris.length > 0 && <TempatCetak />}</Suspense>
    </footer>
  );
}
