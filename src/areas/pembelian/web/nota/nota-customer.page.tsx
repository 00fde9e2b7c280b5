import { useParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { apiBase } from '#kit/web/base/config.ts';
import { t } from '#kit/web/base/text.ts';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { Logo } from '#kit/web/mark/logo.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { KartuPublik } from '#areas/member/web/kartu-publik.tsx';
import { notaPublikEndpoint } from '#areas/pembelian/contract/nota-publik.api.ts';
import { bagianNota } from '#areas/pembelian/web/nota/bagian-nota.ts';
import css from '#areas/pembelian/web/nota/nota-customer.module.css';

type Nota = AnswerOf<typeof notaPublikEndpoint>;
type Barang = Nota['barang'][number];

/** What the QR of a paper opens: for the customer, without login, without anybody's name (D-32.11). */
export default function NotaCustomerPage() {
  const { kode } = useParams({ strict: false }) as { kode: string };
  const { data, error, refetch } = useRead(notaPublikEndpoint, { params: { kode } });
  useEffect(() => {
    document.title = `Kilau | ${t('Nota')}`;
  }, []);
  const tidakAda = error !== null && [404, 422].includes(error.status);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Logo />
      </header>
      <main className={css.isi}>
        {data && <Isi nota={data} kode={kode} />}
        {!data && !error && <p className={css.tenang}>{t('Memuat ...')}</p>}
        {tidakAda && <KartuPublik kode={kode} />}
        {error && !tidakAda && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
      </main>
    </div>
  );
}

const JUDUL = (): Record<Nota['jenis'], string> => ({
  PENJUALAN: t('Nota penjualan'),
  PEMBELIAN: t('Nota pembelian'),
  TITIPAN: t('Nota titipan'),
  PESANAN: t('Surat pesanan'),
  CICILAN: t('Surat cicilan'),
  SERVICE: t('Tanda terima service'),
});
const KEADAAN = (): Record<Nota['status'], string> => ({
  BERLAKU: t('Berlaku'),
  TUNGGU: t('Belum divalidasi'),
  DIKERJAKAN: t('Sedang dikerjakan'),
  SIAP: t('Siap diambil'),
  DIAMBIL: t('Sudah diambil'),
  LUNAS: t('Lunas'),
  LELANG: t('Dilelang'),
  BATAL: t('Dibatalkan'),
});

/** Papers of what still goes on. */
const HIDUP: ReadonlySet<Nota['status']> = new Set(['BERLAKU', 'DIKERJAKAN', 'SIAP']);

function Isi({ nota, kode }: { nota: Nota; kode: string }) {
  const dibeli = nota.barang.some((one) => one.beli_sampai !== null);
  return (
    <>
      <section className={css.toko}>
        <h1>{nota.nama_toko}</h1>
        {nota.alamat_toko && <p>{nota.alamat_toko}</p>}
        {nota.no_whatsapp && <p>WA {nota.no_whatsapp}</p>}
      </section>
      <section className={css.nota} data-status={nota.status}>
        <div>
          <small>{JUDUL()[nota.jenis]}</small>
          <b>{nota.no}</b>
          <span>{formatHariPanjang(nota.tgl_system, t)}</span>
        </div>
        <strong>{KEADAAN()[nota.status]}</strong>
      </section>
      <p className={css.tenang}>
        {t('SALINAN, bukan nota. Yang berlaku adalah kertas asli dari toko.')}
      </p>
      {nota.status === 'BATAL' && (
        <p className={css.batal} role="alert">
          {t('Nota ini sudah dibatalkan oleh toko dan tidak berlaku lagi.')}
        </p>
      )}
      <Kerja nota={nota} />
      <ul className={css.barang}>
        {nota.barang.map((one) => (
          <Satu key={one.urut} barang={one} kode={kode} />
        ))}
      </ul>
      {HIDUP.has(nota.status) && (
        <Suspense fallback={null}>{bagianNota(nota.jenis, kode)}</Suspense>
      )}
      {dibeli && (
        <p className={css.tenang}>
          {t('Perkiraan menurut harga {tgl} dan berat pada nota.', {
            tgl: formatHariPanjang(nota.tgl_harga, t),
          })}{' '}
          {t('Harga akhir mengikuti timbangan, kadar uji dan kondisi barang di toko.')}
        </p>
      )}
    </>
  );
}

/** When a job is promised, and what its customer brings. */
function Kerja({ nota: { tgl_janji, sisa_rp, tambah_emas, status } }: { nota: Nota }) {
  if (tgl_janji === null || status === 'DIAMBIL') return null;
  return (
    <dl className={css.kerja}>
      <div>
        <dt>{t('Janji selesai')}</dt>
        <dd>{formatHariPanjang(tgl_janji, t)}</dd>
      </div>
      {sisa_rp !== null && (
        <div>
          <dt>{t('Sisa yang dibayar')}</dt>
          <dd>{formatRupiah(sisa_rp)}</dd>
        </div>
      )}
      {tambah_emas !== null && (
        <div>
          <dt>{t('Emas yang ditambahkan')}</dt>
          <dd>{t('{berat} g, harga hari pengambilan', { berat: formatGram(tambah_emas) })}</dd>
        </div>
      )}
    </dl>
  );
}

function Satu({ barang, kode }: { barang: Barang; kode: string }) {
  return (
    <li>
      {barang.foto && (
        <img src={`${apiBase}nota/${kode}/foto/${barang.urut}`} alt={barang.nama_barang} />
      )}
      <div>
        <b>{barang.nama_barang}</b>
        <p className={css.data}>
          <KadarMark kadar={barang.kadar} /> <span>{formatGram(barang.berat)} g</span>
        </p>
        {barang.batu.map((batu) => (
          <p key={batu}>{t('Batu {batu}', { batu })}</p>
        ))}
        {barang.pekerjaan !== null && <p>{barang.pekerjaan}</p>}
        {barang.dibeli && <p className={css.tenang}>{t('Sudah dibeli kembali oleh toko.')}</p>}
        {barang.beli_sampai !== null && (
          <p className={css.harga}>
            <small>{t('Harga beli kembali hari ini')}</small>
            <b>{kisaran(barang)}</b>
          </p>
        )}
      </div>
    </li>
  );
}

const kisaran = ({ beli_dari, beli_sampai }: Barang): string =>
  [...new Set([beli_dari, beli_sampai])]
    .flatMap((one) => (one === null ? [] : formatRupiah(one)))
    .join(' - ');
