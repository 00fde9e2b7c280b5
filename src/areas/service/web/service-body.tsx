import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { daysBetween, formatTanggal } from '#kit/rules/hari.ts';
import { atLeast, minus, rp } from '#kit/rules/quantity.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import type { DocumentOf } from '#areas/buku/contract/document-types.ts';
import { DocumentBody } from '#areas/buku/web/document/document-body.tsx';
import { onKind } from '#areas/buku/web/document/document-history.tsx';
import { RowActs } from '#areas/buku/web/document/row-acts.tsx';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { bayarServiceDocument } from '#areas/service/contract/bayar-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { ambilActs, bayarActs, kembaliActs, serahActs } from '#areas/service/web/acts.ts';
import css from '#areas/service/web/service.module.css';

export type Service = DocumentOf<typeof serviceDocument.spec>;

const ON_SERVICE = [
  onKind(bayarServiceDocument, bayarActs, () => t('Tambah DP')),
  onKind(ambilServiceDocument, ambilActs, () => t('Diambil')),
];

/** The whole of a job: whose, what, where it is, what it costs, and everything that was done on it. */
export function ServiceBody({ dokumen: service }: { dokumen: Service }) {
  return (
    <DocumentBody
      of={serviceDocument}
      dokumen={service}
      shows={[
        'nama_customer',
        'no_hp',
        'alamat_customer',
        'tgl_janji',
        'nama_tukang',
        'tgl_serah',
        'ongkos',
        'tambah_emas',
        'dp_rp',
        'tgl_selesai',
        'tgl_ambil',
        'kode_sales',
        'valid_by',
        'keterangan',
      ]}
      lineShows={['deskripsi', 'kadar', 'berat']}
      lineFigure="ongkos"
      line={(at) => (
        <>
          <Photos piece={service.barang[at]} />
          <Finished piece={service.barang[at]} />
        </>
      )}
      above={<Where service={service} />}
      history={ON_SERVICE}
    >
      <AtTukang service={service} />
    </DocumentBody>
  );
}

type Piece = Service['barang'][number];

/** What it weighs since the work was done, what went in and what was filed off: figures that need their names. */
function Finished({ piece }: { piece: Piece | undefined }) {
  if (!piece?.berat_selesai) return null;
  const { berat_selesai, tambah_emas, kikir } = piece;
  const told = [
    [t('Berat Selesai'), berat_selesai],
    [t('Tambah Emas'), tambah_emas],
    [t('Kikir'), kikir],
  ] as const;
  return (
    <span className={css.finished}>
      {told
        .filter(([, berat]) => berat > 0)
        .map(([label, berat]) => `${label} ${formatGram(berat)} g`)
        .join(' · ')}
    </span>
  );
}

/** As it came, and as it was when the work was done. */
const Photos = ({ piece }: { piece: Piece | undefined }) => (
  <span className={css.photos}>
    {[piece?.foto, piece?.foto_selesai].map(
      (foto) =>
        foto && (
          <a key={foto} href={photoUrl(foto)} target="_blank" rel="noreferrer">
            <img src={`${photoUrl(foto)}?kecil=1`} alt={piece?.nama_barang ?? ''} />
          </a>
        ),
    )}
  </span>
);

/** Late, ready, or where it is: the one sentence that the counter is asked for. */
function Where({ service }: { service: Service }) {
  const { tgl_system } = usePerson();
  const { status, tgl_janji, ongkos, dp_rp, nama_tukang, kode_tukang } = service;
  const late = ['VALID', 'DITERIMA', 'PROSES'].includes(status) && tgl_janji < tgl_system;
  const words = whereOf(status, {
    tukang: nama_tukang ?? kode_tukang ?? '-',
    sisa: formatRupiah(atLeast(rp(0), minus(ongkos, dp_rp))),
  });
  if (!words && !late) return null;
  return (
    <p className={css.where} data-late={late || undefined} role="note">
      {words}
      {late && ' '}
      {late &&
        t('Lewat {hari} hari dari janji {tgl}.', {
          hari: daysBetween(tgl_janji, tgl_system),
          tgl: formatTanggal(tgl_janji, t),
        })}
    </p>
  );
}

function whereOf(status: string, { tukang, sisa }: { tukang: string; sisa: string }): string {
  if (status === 'PROSES') return t('Di tukang {tukang}.', { tukang });
  if (status === 'SELESAI') return t('Siap diambil, sisa ongkos {sisa}.', { sisa });
  return '';
}

/** What was handed to the craftsman for it, and what came back, with the way back of each on its day. */
function AtTukang({ service: { no_service, tgl_system: tgl_from } }: { service: Service }) {
  const { tgl_system } = usePerson();
  const query = { no_dokumen: no_service, tgl_from, limit: 50 };
  const serah = useRead(serahDocument.list, { query }).data ?? [];
  const kembali = useRead(kembaliDocument.list, { query }).data ?? [];
  if (serah.length + kembali.length === 0) return null;
  return (
    <ul className={css.tukang} aria-label={t('Pada tukang')}>
      {serah.map((row) => (
        <li key={row.no_serah} data-cancelled={row.status === 'CANC' || undefined}>
          <span>
            {t('{tgl}: diserahkan ke {tukang}', {
              tgl: formatTanggal(row.tgl_system, t),
              tukang: row.nama_tukang ?? row.kode_tukang,
            })}
          </span>
          <b>{row.berat > 0 ? `${formatGram(row.berat)} g` : ''}</b>
          <RowActs
            no={row.no_serah}
            onStruk={() => serahActs.print(row)}
            onCetakUlang={() => serahActs.reprint(row)}
            onBatal={mayUndo(row, tgl_system) ? () => serahActs.cancel(row) : undefined}
          />
        </li>
      ))}
      {kembali.map((row) => (
        <li key={row.no_kembali} data-cancelled={row.status === 'CANC' || undefined}>
          <span>
            {t('{tgl}: kembali, susut {susut} g', {
              tgl: formatTanggal(row.tgl_system, t),
              susut: formatGram(row.susut),
            })}
          </span>
          <b>{formatGram(row.berat_keluar)} g</b>
          <RowActs
            no={row.no_kembali}
            onStruk={() => kembaliActs.print(row)}
            onCetakUlang={() => kembaliActs.reprint(row)}
            onBatal={mayUndo(row, tgl_system) ? () => kembaliActs.cancel(row) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

const mayUndo = (row: { status: string; tgl_system: string }, today: string): boolean =>
  row.status === 'DONE' && row.tgl_system === today;
