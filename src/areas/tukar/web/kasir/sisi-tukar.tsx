import { formatGram, formatInt } from '#kit/rules/format.ts';
import { negate, rp, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { CaraBayar } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { SumButton } from '#kit/web/frame/sum-button.tsx';
import { kataBayar } from '#areas/uang/web/bayar/kata-bayar.ts';
import { jumlahDp } from '#areas/penjualan/web/kasir/draft.ts';
import { Pembeli } from '#areas/penjualan/web/kasir/pembeli.tsx';
import { MukaLain } from '#areas/penjualan/web/kasir/sisi.tsx';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { tentukanArah } from '#areas/tukar/rules/tukar.ts';
import type { Tukar } from '#areas/tukar/web/kasir/use-tukar.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

const LABEL = {
  TAMBAH: mark('Dibayar pelanggan'),
  KURANG: mark('Dibayar toko'),
  PAS: mark('Tidak ada selisih'),
} as const;

/** Who trades, both sums, and the difference large: it says which way the money goes. */
export function SisiTukar({ tukar }: { tukar: Tukar }) {
  const { muka } = useKasirHere();
  const { selisih } = tukar;
  return (
    <aside className={css.sisi} aria-label={t('Pelanggan dan selisih')}>
      <Pembeli />
      <Jumlah tukar={tukar} />
      <TotalPlate label={t(LABEL[tentukanArah(selisih)])} rupiah={Math.abs(selisih) as Rupiah} />
      <div className={css.muka}>
        <MukaLain muka={muka} />
        {muka === 'bayar' && <Uang tukar={tukar} />}
      </div>
      <Tombol tukar={tukar} />
    </aside>
  );
}

function Jumlah({ tukar: { emas } }: { tukar: Tukar }) {
  const { hitung, draft } = useKasirHere();
  const keluar = sum(hitung.asli.map((one) => one.berat));
  const dp = jumlahDp(draft);
  const masuk = sum(emas.baris.map((one) => one.berat ?? (0 as Miligram)));
  return (
    <dl className={css.jumlah}>
      <div>
        <dt>
          {t('Keluar {n} barang, {berat} g', {
            n: draft.baris.length,
            berat: formatGram(keluar),
          })}
        </dt>
        <dd>{formatInt(hitung.jadi.grand_total)}</dd>
      </div>
      {dp > 0 && (
        <div>
          <dt>{t('Titipan dipakai')}</dt>
          <dd data-kurang>{`\u2212${formatInt(dp)}`}</dd>
        </div>
      )}
      <div>
        <dt>
          {t('Masuk {n} barang, {berat} g', { n: emas.baris.length, berat: formatGram(masuk) })}
        </dt>
        <dd data-kurang={emas.total > 0 || undefined}>
          {emas.total > 0 ? `\u2212${formatInt(emas.total)}` : '0'}
        </dd>
      </div>
    </dl>
  );
}

/** The customer pays as in a sale; the shop pays in cash or from one of its accounts. */
function Uang({ tukar }: { tukar: Tukar }) {
  const { tender, pesan } = useKasirHere();
  const { selisih, tunggu, tekan } = tukar;
  if (tunggu) return <p className={css.tunggu}>{t('Selisih dibayar di Validasi Jual Beli.')}</p>;
  if (selisih === 0) return null;
  if (selisih < 0) return <CaraBayar beli={tukar} jumlah={negate(selisih)} />;
  const [said] = Object.entries(pesan).flatMap(([path, message]) =>
    path.startsWith('pembayaran') || path === 'barang' ? [message] : [],
  );
  return <Tender state={tender} said={said} onTake={tekan} />;
}

function Tombol({ tukar: { selisih, tunggu, transfer, tekan, busy, emas } }: { tukar: Tukar }) {
  const { tender, draft, pesan } = useKasirHere();
  const { langkah, sisa } = tender;
  const kata = tunggu
    ? mark('Simpan, bayar di kasir')
    : selisih < 0
      ? mark('Bayar pelanggan')
      : kataBayar(langkah, sisa <= 0 && draft.pembayaran.length > 0);
  const keluar = selisih < 0 ? negate(selisih) : rp(0);
  const dibayar = useDibayar(keluar, tunggu || transfer);
  const rupiah = selisih > 0 ? (tunggu ? selisih : langkah.jumlah) : dibayar;
  return (
    <footer className={css.kaki} data-lantai>
      {selisih < 0 && pesan.pembayaran && <p role="alert">{pesan.pembayaran}</p>}
      <SumButton
        word={kata}
        rupiah={rupiah}
        busy={busy}
        off={draft.baris.length === 0 || emas.baris.length === 0}
        onClick={tekan}
      />
    </footer>
  );
}
