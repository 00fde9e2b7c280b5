import {
  IconArrowsExchange,
  IconKeyboard,
  IconPercentage,
  IconPlayerPause,
  IconPrinter,
  IconUser,
} from '@tabler/icons-react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { keysToLate } from '#kit/web/base/key-router.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useLate } from '#kit/web/base/use-late.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useShortcutList } from '#kit/web/frame/shortcut-list.ts';
import { openShortcuts } from '#kit/web/frame/shortcuts.ts';
import { focusNextScan } from '#kit/web/write/focus.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { cetakNota, openCetakUlang, siapkanCetak } from '#areas/penjualan/web/dokumen/cetak.ts';
import { KepalaCustomer } from '#areas/penjualan/web/kasir/pembeli.tsx';
import { ScanBarang } from '#areas/penjualan/web/kasir/scan-barang.tsx';
import { Sisi } from '#areas/penjualan/web/kasir/sisi.tsx';
import { TabTunda } from '#areas/penjualan/web/kasir/tab-tunda.tsx';
import { KasirTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';
import { TabelBarang } from '#areas/penjualan/web/kasir/tabel-barang.tsx';
import { TokoTutup } from '#areas/penjualan/web/kasir/toko-tutup.tsx';
import { useFokusPindai } from '#areas/penjualan/web/kasir/use-fokus-pindai.ts';
import { KasirProvider, useKasir, type Kasir } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { nanti } from '#areas/penjualan/web/kasir/nanti/muat-nanti.ts';
import css from '#areas/penjualan/web/kasir/kasir.module.css';

/** Nothing of it is seen before the first scan. */
const RincianBaris = nanti((all) => all.RincianBaris);
const LayarJual = nanti((all) => all.LayarJual);
/** Its code comes with what the counter needs next, not with the first scan. */
const LAYAR_MS = 2600;

/** The sale counter: scan anywhere, keys on the buttons, no mouse needed (D-10.3). */
export default function TransaksiPenjualanScreen() {
  const sesi = useSesi();
  const kasir = useKasir((dokumen) => void cetakNota(dokumen, sesi));
  const { pindai, pindah, aktif } = kasir;
  const siap = useLate(true, LAYAR_MS);
  useEffect(siapkanCetak, []);
  useFokusPindai();
  const { draft, ubah } = kasir;
  useHotkey('F6', () => keTukar(ubah), draft.tukar === null);
  if (draft.tukar !== null)
    return (
      <KasirProvider value={kasir}>
        <Suspense>
          <KasirTukar />
        </Suspense>
      </KasirProvider>
    );
  return (
    <KasirProvider value={kasir}>
      <div className={css.kasir} data-kasir>
        <section className={css.kiri} aria-label={t('Barang yang dijual')}>
          <header className={css.kepala}>
            <h1>{t('Penjualan')}</h1>
            <KepalaCustomer customer={draft.customer} />
            <TabTunda />
            <Suspense fallback={<i className={css.layar} />}>
              {siap ? <LayarJual /> : <i className={css.layar} />}
            </Suspense>
          </header>
          <TokoTutup />
          <ScanBarang
            said={pindai.said}
            onKode={pindai.onKode}
            onPindah={pindah}
            onUbah={kasir.lanjut}
            onBuang={() => aktif && pindai.buang(aktif.barang.kode_barcode)}
          />
          <TabelBarang />
          <Suspense>{aktif && <RincianBaris />}</Suspense>
          <Tombol kasir={kasir} />
        </section>
        <Sisi />
      </div>
    </KasirProvider>
  );
}

const KUNCI: readonly (readonly [string, string])[] = [
  ['F2', mark('Kolom pindai')],
  ['\u2191 \u2193', mark('Memilih baris, dari kolom pindai yang kosong')],
  [
    'Enter',
    mark('Mengubah baris, atau menutup penjualan yang selesai, dari kolom pindai yang kosong'),
  ],
  ['Delete', mark('Mengeluarkan baris, dari kolom pindai yang kosong')],
  ['F3', mark('Pelanggan')],
  ['Shift F3', mark('Umum, bila toko tidak meminta nama')],
  ['F4', mark('Menahan nota, atau memanggil yang ditahan')],
  ['F6', mark('Tukar dengan emas pelanggan')],
  ['F7', mark('Cara bayar: tunai, kartu, transfer')],
  ['1 - 4', mark('Uang cepat, dari cara bayar')],
  ['F8', mark('Diskon dan biaya')],
  ['F9', mark('Terima uang dan cetak')],
  ['Shift F9', mark('Titip dengan uang muka')],
  ['F10', mark('Cetak ulang')],
];

/** The exchange takes the place of the sale, with a scan field of its own. */
function keTukar(ubah: Kasir['ubah']): void {
  focusNextScan();
  ubah({ tukar: [] });
}

/** F4 without a nota: the first of those that are held, as soon as they are listed. */
const keTunda = (): void =>
  keysToLate(() => {
    const first = document.querySelector<HTMLElement>('[data-tunda]');
    first?.focus();
    return !!first && document.activeElement === first;
  });

/** The keys, printed on the buttons that do the same. */
function Tombol({ kasir }: { kasir: Kasir }) {
  const { bukaMuka: buka, tunda, hitung, draft, jual, selesai, ubah } = kasir;
  const kosong = draft.baris.length === 0;
  const tahan = () =>
    kosong ? tunda.list.length > 0 && keTunda() : void tunda.tahan(hitung.jadi.grand_total);
  const cetak = () => void openCetakUlang(selesai?.no_faktur_jual);
  useHotkey('F3', buka('customer'));
  useHotkey('F4', tahan, !jual.busy);
  useHotkey('F8', buka('diskon'));
  useHotkey('F10', cetak);
  useShortcutList(KUNCI.map(([key, does]) => ({ key, does: t(does) })));
  return (
    <footer className={css.tombol}>
      <Act
        icon={<IconUser size={17} stroke={1.6} aria-hidden />}
        shortcut="F3"
        onClick={buka('customer')}
      >
        {t('Pelanggan')}
      </Act>
      <Act
        icon={<IconPlayerPause size={17} stroke={1.6} aria-hidden />}
        shortcut="F4"
        onClick={tahan}
        off={kosong && tunda.list.length === 0}
      >
        {t('Tahan nota')}
      </Act>
      <Act
        icon={<IconArrowsExchange size={17} stroke={1.6} aria-hidden />}
        shortcut="F6"
        onClick={() => keTukar(ubah)}
      >
        {t('Tukar emas')}
      </Act>
      <Act
        icon={<IconPercentage size={17} stroke={1.6} aria-hidden />}
        shortcut="F8"
        onClick={buka('diskon')}
      >
        {t('Diskon')}
      </Act>
      <Act icon={<IconPrinter size={17} stroke={1.6} aria-hidden />} shortcut="F10" onClick={cetak}>
        {t('Cetak ulang')}
      </Act>
      <Act
        icon={<IconKeyboard size={17} stroke={1.6} aria-hidden />}
        shortcut="?"
        onClick={openShortcuts}
      >
        {t('Tombol')}
      </Act>
    </footer>
  );
}

type ActProps = {
  icon: ReactNode;
  shortcut: string;
  onClick: () => void;
  off?: boolean;
  children: ReactNode;
};
const Act = ({ off, ...props }: ActProps) => <Button look="quiet" disabled={off} {...props} />;
