import { useEffect } from 'react';
import { newKey } from '#kit/web/api/key.ts';
import { basePath } from '#kit/web/base/config.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { shellWith } from '#kit/web/base/shell.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { LAYAR_PATH } from '#areas/penjualan/web/layar/layar-path.ts';
import { readSlide } from '#areas/penjualan/web/layar/slide.ts';
import {
  bukaSaluran,
  lebihTua,
  type Halaman,
  type Pesan,
  type Slide,
  type Tayangan,
} from '#areas/penjualan/web/layar/tayangan.ts';

/** In the tab: it outlives a reload, and another counter of this browser has another one. */
const ID = 'kilau.layar';
/** An elder counter with the same id has answered by then. */
const TUNGGU_MS = 300;

type Isi = () => Tayangan | null;
const kosong: Isi = () => null;

/** What this page tells its window. */
const siaran: {
  isi: Isi;
  slide: readonly Slide[];
  toko?: string;
  /** The last message, as text. */
  kata: string;
  saluran?: BroadcastChannel | undefined;
  /** No elder counter that answers holds the channel. */
  milik: boolean;
} = { isi: kosong, slide: [], kata: '', milik: false };
const ini: Halaman = { halaman: newKey(), sejak: performance.timeOrigin };

function kirim(paksa = false): void {
  const { saluran, milik, isi, slide, toko } = siaran;
  const shell = shellWith('display');
  const jendela = milik ? saluran : undefined;
  if (!jendela && !shell) return;
  const pesan: Pesan = { kind: 'tayang', ...ini, isi: isi(), slide, ...(toko && { toko }) };
  const kata = JSON.stringify(pesan);
  if (kata === siaran.kata && !paksa) return;
  siaran.kata = kata;
  jendela?.postMessage(pesan);
  void shell?.display(pesan).catch(() => {});
}

/**
 * Joins the channel. A tab that was duplicated, or restored beside the first one, has the id of that one: the elder
 * keeps it, also where it slept while the younger asked.
 */
function sambung(id: string): void {
  siaran.saluran?.close();
  const saluran = (siaran.saluran = bukaSaluran(id));
  siaran.milik = false;
  siaran.kata = '';
  const tanya = (kind: 'siapa' | 'saya') => saluran.postMessage({ kind, ...ini } satisfies Pesan);
  saluran.onmessage = ({ data }: MessageEvent<Pesan>) => {
    if (data.kind === 'minta') kirim(true);
    else if (!lebihTua(ini, data)) lepas();
    else if (data.kind !== 'saya') {
      tanya('saya');
      // What the younger told is not what lies here.
      if (data.kind === 'tayang') kirim(true);
    }
  };
  tanya('siapa');
  setTimeout(() => {
    if (siaran.saluran !== saluran) return;
    siaran.milik = true;
    kirim(true);
  }, TUNGGU_MS);
  ambilSlide();
}

const ambilSlide = (): void =>
  void readSlide()
    .then((slide) => {
      siaran.slide = slide;
      kirim();
    })
    .catch(() => {});

function lepas(): void {
  siaran.saluran?.close();
  siaran.saluran = undefined;
  sessionStorage.removeItem(ID);
}

/** Tells the window of this counter what lies here; nothing is reckoned while there is none. */
export function useSiaran(isi: Isi): void {
  const { nama_toko } = usePerson();
  useEffect(() => {
    siaran.isi = isi;
    if (workingShop()) siaran.toko = nama_toko;
    kirim();
  });
  useEffect(() => {
    const id = sessionStorage.getItem(ID);
    if (id && !siaran.saluran) sambung(id);
    // The second screen of a shell needs no window to be opened (D-49.3).
    else if (shellWith('display')) ambilSlide();
    return () => {
      siaran.isi = kosong;
      kirim();
    };
  }, []);
}

/** Opens the window of this counter, or brings it to the front; false where the browser forbids it. */
export function bukaLayar(): boolean {
  const id = sessionStorage.getItem(ID) ?? newKey();
  sessionStorage.setItem(ID, id);
  if (!siaran.saluran) sambung(id);
  const address = `${basePath}${LAYAR_PATH}#${id}`;
  const opened = window.open(address, `kilau-layar-${id}`, 'popup,width=1024,height=640');
  opened?.focus();
  return opened !== null;
}
