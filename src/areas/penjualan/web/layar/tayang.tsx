import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { QrMark } from '#kit/web/mark/qr-mark.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import type { BarisTayang, Jumlah, Tayangan } from '#areas/penjualan/web/layar/tayangan.ts';
import css from '#areas/penjualan/web/layar/layar.module.css';

type Props = { toko: string; isi: Tayangan };

/** A document that is being made: the pieces at one side, the money at the other. */
export function Tayang({ toko, isi }: Props) {
  const { nama, barang, emas, jumlah, total, bayar, akhir } = isi;
  return (
    <>
      <Kepala toko={toko} nama={nama} />
      <div className={css.isi}>
        <div className={css.daftar}>
          {barang.length > 0 && (
            <Barang judul={emas.length > 0 ? 'Barang baru' : ''} baris={barang} />
          )}
          {emas.length > 0 && (
            <Barang judul={barang.length > 0 ? 'Emas Anda' : ''} baris={emas} emas />
          )}
        </div>
        <aside className={css.uang}>
          <Rincian of={jumlah} />
          <Besar of={total} utama={akhir?.[0] !== 'Kembalian'} />
          <Rincian of={bayar} />
          {akhir && <Besar of={akhir} utama={akhir[0] === 'Kembalian'} />}
        </aside>
      </div>
    </>
  );
}

/** It is saved: what was paid, what comes back, and the QR that leads to its paper. */
export function Selesai({
  toko,
  isi: { nama, total, bayar, akhir },
  selesai: { no, alamat },
}: Props & { selesai: NonNullable<Tayangan['selesai']> }) {
  return (
    <>
      <Kepala toko={toko} nama={nama} />
      <div className={css.selesai}>
        <section>
          <h1>Terima kasih</h1>
          <p>{no}</p>
          <div className={css.uang}>
            <Besar of={total} utama={akhir === null} />
            <Rincian of={bayar} />
            {akhir && <Besar of={akhir} utama />}
          </div>
        </section>
        {alamat && (
          <figure>
            <QrMark text={alamat} label="Kode QR nota Anda" />
            <figcaption>Pindai untuk menyimpan nota Anda</figcaption>
          </figure>
        )}
      </div>
    </>
  );
}

const Kepala = ({ toko, nama }: { toko: string; nama: string | null }) => (
  <header className={css.kepala}>
    <b>{toko}</b>
    {nama && <span>{nama}</span>}
  </header>
);

/** The pieces, the newest in sight. */
function Barang({
  judul,
  baris,
  emas,
}: {
  judul: string;
  baris: readonly BarisTayang[];
  emas?: true;
}) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const here = list.current;
    if (here) here.scrollTop = here.scrollHeight;
  }, [baris.length]);
  const berat = sum(baris.map((one) => one.berat ?? mg(0)));
  return (
    <section className={css.barang} data-emas={emas}>
      <h2>
        <span>{judul || `${baris.length} barang`}</span>
        <span>{formatGram(berat)} g</span>
      </h2>
      <ul ref={list}>
        {baris.map((one, at) => (
          <li key={at}>
            <b>{one.nama}</b>
            <strong>{one.harga === null ? '-' : formatInt(one.harga)}</strong>
            <span>
              {one.kadar !== null && <KadarMark kadar={one.kadar} />}
              {one.berat !== null && <span>{formatGram(one.berat)} g</span>}
            </span>
            {one.kurang > 0 && <em>hemat {formatInt(one.kurang)}</em>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Rincian = ({ of }: { of: readonly Jumlah[] }) =>
  of.length > 0 && (
    <dl>
      {of.map(([kata, rupiah], at) => (
        <div key={at}>
          <dt>{kata}</dt>
          <dd>{uang(rupiah)}</dd>
        </div>
      ))}
    </dl>
  );

/** A sum that changes hands; gold is the one that counts now. */
const Besar = ({ of: [kata, rupiah], utama }: { of: Jumlah; utama: boolean }): ReactNode => (
  <p className={css.besar} data-utama={utama || undefined}>
    <span>{kata}</span>
    <output>
      <small>Rp</small> {uang(rupiah)}
    </output>
  </p>
);

const uang = (rupiah: Rupiah): string =>
  rupiah < 0 ? `\u2212${formatInt(-rupiah)}` : formatInt(rupiah);
