import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { onKind } from '#areas/dokumen/web/history/on-kind.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import {
  bayarPesananActs,
  kembaliPesananActs,
  serahPesananActs,
} from '#areas/service/web/pesanan/acts.ts';
import { openContoh } from '#areas/service/web/pesanan/buka.ts';
import { Photos, Where } from '#areas/service/web/where.tsx';
import { AtTukang } from '#areas/service/web/tukang/at-tukang.tsx';
import css from '#areas/service/web/service.module.css';

const ON_PESANAN = [onKind(bayarPesananDocument, bayarPesananActs, () => t('Tambah DP'))];

/** The whole of an order: whose, what, where it is, what was locked, whose sample is here, all that was done on it. */
export function PesananBody({ dokumen: pesanan }: { dokumen: PesananDokumen }) {
  return (
    <DocumentBody
      of={pesananDocument}
      dokumen={pesanan}
      shows={[
        'nama_customer',
        'no_hp',
        'alamat_customer',
        'tgl_janji',
        'kunci_harga',
        'total_harga',
        'dp_rp',
        'kode_marketplace',
        'no_order',
        'nama_tukang',
        'tgl_serah',
        'berat_selesai',
        'tgl_selesai',
        'tgl_ambil',
        'no_faktur_jual',
        'diambil_oleh',
        'nama_sales',
        'valid_by',
        'keterangan',
      ]}
      lineShows={['kadar', 'berat', 'harga_per_gram', 'ongkos', 'berat_selesai', 'kode_barcode']}
      lineFigure="harga"
      line={(at) => <Drawn line={pesanan.barang[at]} />}
      above={
        <Where
          of={pesanan}
          total={pesanan.total_harga}
          rest={mark('Siap diambil, sisa menurut pesanan {sisa}.')}
        />
      }
      history={ON_PESANAN}
    >
      <Kunci pesanan={pesanan} />
      <Contoh pesanan={pesanan} />
      <AtTukang
        no_dokumen={pesanan.no_pesanan}
        tgl_from={pesanan.tgl_system}
        serah={serahPesananActs}
        kembali={kembaliPesananActs}
      />
    </DocumentBody>
  );
}

type Line = PesananDokumen['barang'][number];

/** As it was drawn, and as it was made. */
const Drawn = ({ line }: { line: Line | undefined }) => (
  <Photos of={[line?.gambar, line?.foto_selesai]} alt={line?.deskripsi ?? ''} />
);

/** Grams that payments bought, each at the price of its day (D-36.4). */
function Kunci({ pesanan: { kunci, barang } }: { pesanan: PesananDokumen }) {
  if (kunci.length === 0) return null;
  const many = barang.length > 1;
  return (
    <ul className={css.tukang} aria-label={t('Gram terkunci')}>
      {kunci.map((one) => (
        <li key={`${one.no_bayar}-${one.urut}`}>
          <span>
            {many
              ? t('{tgl}: barang {no} terkunci di {harga} per gram', {
                  tgl: formatTanggal(one.tgl_system, t),
                  no: one.urut,
                  harga: formatRupiah(one.harga_per_gram),
                })
              : t('{tgl}: terkunci di {harga} per gram', {
                  tgl: formatTanggal(one.tgl_system, t),
                  harga: formatRupiah(one.harga_per_gram),
                })}
          </span>
          <b>{formatGram(one.berat)} g</b>
        </li>
      ))}
    </ul>
  );
}

/** Samples of the customer: what is still here may go home in every state of the order (D-36.5). */
function Contoh({ pesanan }: { pesanan: PesananDokumen }) {
  const { contoh, status, batal } = pesanan;
  if (contoh.length === 0) return null;
  // What was never validated left its samples with the customer.
  const kept = status !== 'OPEN' && batal?.no !== null;
  const here = kept && contoh.some((one) => one.no_ambil === null);
  return (
    <>
      <ul className={css.tukang} aria-label={t('Barang contoh')}>
        {contoh.map((one) => (
          <li key={one.urut}>
            <span>
              {t('Contoh: {nama}, {kadar}', {
                nama: one.nama_barang,
                kadar: percentText(one.kadar),
              })}
              {one.tgl_ambil &&
                ` (${t('diambil {tgl}', { tgl: formatTanggal(one.tgl_ambil, t) })})`}
            </span>
            <b>{formatGram(one.berat)} g</b>
            {one.foto && (
              <a href={photoUrl(one.foto)} target="_blank" rel="noreferrer">
                <img
                  src={`${photoUrl(one.foto)}?kecil=1`}
                  alt={one.nama_barang}
                  width={34}
                  height={34}
                />
              </a>
            )}
          </li>
        ))}
      </ul>
      {here && (
        <div>
          <Button onClick={() => void openContoh(pesanan)}>{t('Kembalikan barang contoh')}</Button>
        </div>
      )}
    </>
  );
}
