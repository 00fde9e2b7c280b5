import {
  IconArrowBackUp,
  IconKeyboard,
  IconPercentage,
  IconPrinter,
  IconUser,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { openShortcuts } from '#kit/web/frame/shortcuts.ts';
import { focusNextScan } from '#kit/web/write/focus.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { openCetakUlang } from '#areas/penjualan/web/dokumen/cetak.ts';
import { TANPA_IDENTITAS } from '#areas/penjualan/web/kasir/draft.ts';
import { nanti } from '#areas/penjualan/web/kasir/nanti/muat-nanti.ts';
import { KepalaCustomer } from '#areas/penjualan/web/kasir/pembeli.tsx';
import { ScanBarang } from '#areas/penjualan/web/kasir/scan-barang.tsx';
import { TabelBarang } from '#areas/penjualan/web/kasir/tabel-barang.tsx';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { EmasMasuk } from '#areas/tukar/web/kasir/emas-masuk.tsx';
import { LayarTukar } from '#areas/tukar/web/kasir/layar-tukar.tsx';
import { SisiTukar } from '#areas/tukar/web/kasir/sisi-tukar.tsx';
import { useTukar, type Tukar } from '#areas/tukar/web/kasir/use-tukar.ts';
import kasirCss from '#areas/penjualan/web/kasir/kasir.module.css';
import css from '#areas/tukar/web/kasir/tukar.module.css';

const KUNCI = [
  ['F2', mark('Kolom pindai')],
  ['F3', mark('Pelanggan')],
  ['F4', mark('Emas tanpa nota')],
  ['F6', mark('Kembali ke penjualan')],
  ['F7', mark('Cara bayar: tunai, kartu, transfer')],
  ['F8', mark('Diskon dan biaya')],
  ['F9', mark('Bayar selisih dan cetak')],
  ['F10', mark('Cetak ulang')],
] as const;
const RincianBaris = nanti((all) => all.RincianBaris);
const load = () => import('#areas/tukar/web/dokumen/cetak-tukar.ts');

/** The counter of an exchange: one scan field for what goes out and what comes in (D-14.1). */
export default function TukarKasir() {
  const sesi = useSesi();
  const kasir = useKasirHere();
  const { pindai, pindah, aktif, kosongkan } = kasir;
  const tukar = useTukar(kasir, (dokumen) => {
    kosongkan(dokumen.penjualan);
    void load().then(({ cetakTukar }) => cetakTukar(dokumen, sesi));
  });
  useShortcutList(KUNCI.map(([key, does]) => ({ key, does: t(does) })));
  return (
    <div className={kasirCss.kasir}>
      <section className={kasirCss.kiri} aria-label={t('Tukar tambah')}>
        <header className={kasirCss.kepala}>
          <h1>{t('Tukar tambah')}</h1>
          <KepalaCustomer customer={kasir.draft.customer} />
          <LayarTukar tukar={tukar} />
        </header>
        <ScanBarang
          said={pindai.said}
          onKode={pindai.onKode}
          onPindah={pindah}
          onUbah={kasir.lanjut}
          onBuang={() => aktif && pindai.buang(aktif.barang.kode_barcode)}
        />
        <div className={css.isi}>
          <div className={css.keluar}>
            <TabelBarang />
          </div>
          <EmasMasuk tukar={tukar} />
        </div>
        <Suspense>
          <RincianBaris />
        </Suspense>
        <Tombol tukar={tukar} />
      </section>
      <SisiTukar tukar={tukar} />
    </div>
  );
}

/** The keys, printed on the buttons that do the same. */
function Tombol({ tukar: { emas, busy } }: { tukar: Tukar }) {
  const { bukaMuka: buka, selesai, put } = useKasirHere();
  const kembali = async () => {
    const isi = emas.baris.length > 0;
    const ya =
      !isi ||
      (await confirm({
        title: t('Kembali ke penjualan?'),
        question: t('{n} emas yang masuk dikeluarkan dari nota ini.', { n: emas.baris.length }),
        yes: t('Kembali ke penjualan'),
      }));
    if (!ya) return;
    focusNextScan();
    put((old) => ({ ...old, tukar: null, penjual: TANPA_IDENTITAS }));
  };
  const cetak = () =>
    void (selesai?.tukar
      ? openPeek('tukar', selesai.tukar.no_tukar)
      : openCetakUlang(selesai?.no_faktur_jual));
  useHotkey('F3', buka('customer'));
  useHotkey('F4', emas.tambahKosong, !busy);
  useHotkey('F6', () => void kembali(), !busy);
  useHotkey('F8', buka('diskon'));
  useHotkey('F10', cetak);
  const acts = [
    ['F3', t('Pelanggan'), IconUser, buka('customer')],
    ['F6', t('Ke penjualan'), IconArrowBackUp, () => void kembali()],
    ['F8', t('Diskon'), IconPercentage, buka('diskon')],
    ['F10', t('Cetak ulang'), IconPrinter, cetak],
    ['?', t('Tombol'), IconKeyboard, openShortcuts],
  ] as const;
  return (
    <footer className={kasirCss.tombol}>
      {acts.map(([key, label, Icon, act]) => (
        <Button
          key={key}
          look="quiet"
          icon={<Icon size={17} stroke={1.6} aria-hidden />}
          shortcut={key}
          onClick={act}
        >
          {label}
        </Button>
      ))}
    </footer>
  );
}
