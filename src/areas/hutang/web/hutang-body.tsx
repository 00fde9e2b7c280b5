import {
  formatGram,
  formatInt,
  percentText,
  formatPersen,
  formatRupiah,
} from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { photoUrl } from '#kit/web/api/photo.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import type { DocumentOf } from '#areas/buku/contract/document-types.ts';
import type { DocumentActs } from '#areas/buku/web/document/document-acts.tsx';
import { RowActs } from '#areas/buku/web/document/row-acts.tsx';
import { bungaDocument } from '#areas/hutang/contract/bunga.document.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import { CARA_BUNGA, type hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { remajaDocument } from '#areas/hutang/contract/remaja.document.ts';
import { bungaActs, lunasActs, remajaActs } from '#areas/hutang/web/acts.ts';
import { openFoto } from '#areas/hutang/web/foto-dialog.tsx';
import { JadwalHutang } from '#areas/hutang/web/jadwal-tebus.tsx';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';
import own from '#areas/hutang/web/hutang.module.css';

export type Hutang = DocumentOf<typeof hutangDocument.words>;

/** The whole of a loan: who, on what, what it costs today, and everything that was done with it. */
export function HutangBody({ dokumen: hutang }: { dokumen: Hutang }) {
  const { batal } = hutang;
  return (
    <div className={css.isi}>
      {batal && (
        <p className={css.batal}>
          {t('Dibatalkan {user}, {waktu}', {
            user: batal.batal_by,
            waktu: formatInstant(batal.tgl_batal),
          })}
          <b>{batal.no}</b>
          <span>{batal.alasan}</span>
        </p>
      )}
      {hutang.status === 'AKTIF' && <Today no={hutang.no_faktur_hutang} />}
      <Facts
        of={{
          [t('Waktu')]: formatInstant(hutang.input_date),
          [t('Customer')]: hutang.nama_customer,
          ...(hutang.no_hp ? { [t('No HP')]: hutang.no_hp } : {}),
          ...(hutang.alamat_customer ? { [t('Alamat')]: hutang.alamat_customer } : {}),
          ...(hutang.no_ktp ? { [t('No KTP')]: hutang.no_ktp } : {}),
          [t('Jumlah Hutang')]: formatRupiah(hutang.jumlah_hutang),
          [t('Plafond')]: formatRupiah(hutang.plafond),
          [t('Bunga Per Bulan')]:
            `${formatPersen(hutang.bunga)} % · ${t(CARA_BUNGA[hutang.cara_bunga])}`,
          [t('Jatuh Tempo')]: formatHariPanjang(hutang.tgl_jatuh_tempo),
          [t('Admin')]: formatRupiah(hutang.admin),
          [t('Kasir')]: hutang.input_by,
          ...(hutang.no_hutang_lama ? { [t('Hutang Lama')]: hutang.no_hutang_lama } : {}),
          ...(hutang.keterangan ? { [t('Keterangan')]: hutang.keterangan } : {}),
        }}
      />
      <ul className={css.barang}>
        {hutang.detail_barang.map((one) => (
          <li key={one.urut}>
            <strong>{one.nama_barang}</strong>
            <b>{formatInt(one.taksiran)}</b>
            <span>
              {one.kode_dept} · {percentText(one.kadar)} · {formatGram(one.berat)} g
            </span>
            {one.foto && (
              <button
                type="button"
                className={own.look}
                aria-label={t('Lihat foto {barang}', { barang: one.nama_barang })}
                onClick={() => void openFoto({ nama: one.nama_barang, foto: one.foto })}
              >
                <img className={own.thumb} src={`${photoUrl(one.foto)}?kecil=1`} alt="" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {hutang.status === 'AKTIF' && (
        <JadwalHutang no={hutang.no_faktur_hutang} jatuhTempo={hutang.tgl_jatuh_tempo} />
      )}
      <History no={hutang.no_faktur_hutang} />
    </div>
  );
}

/** What it would cost to redeem it now. */
function Today({ no }: { no: string }) {
  const { data } = useRead(hitungBungaEndpoint, { params: { no }, query: {} });
  if (!data) return null;
  return (
    <dl className={own.today}>
      <div>
        <dt>{t('Bunga {hari} hari', { hari: data.hari_bunga })}</dt>
        <dd>{formatRupiah(data.bunga_rp)}</dd>
      </div>
      <div>
        <dt>{t('Tebus hari ini')}</dt>
        <dd>{formatRupiah(data.total_bayar)}</dd>
      </div>
    </dl>
  );
}

type Act = {
  readonly no: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly status: string;
  readonly tgl_system: string;
  readonly said: string;
  readonly rupiah: number;
  readonly acts: Required<DocumentActs>;
};

/** Interest payments, redemptions and renewals, newest first; the last one may be taken back on its day. */
function History({ no }: { no: string }) {
  const { tgl_system } = usePerson();
  const query = { no_faktur_hutang: no, limit: 100 };
  const interest = useRead(bungaDocument.list, { query }).data ?? [];
  const redeemed = useRead(lunasDocument.list, { query }).data ?? [];
  const renewed = useRead(remajaDocument.list, { query }).data ?? [];
  const acts: Act[] = [
    ...renewed.map((row) => ({
      row,
      no: row.no_remaja,
      status: row.status,
      tgl_system: row.tgl_system,
      said: t('Peremajaan ke {no}', { no: row.no_hutang_baru }),
      rupiah: row.jumlah_hutang,
      acts: remajaActs,
    })),
    ...redeemed.map((row) => ({
      row,
      no: row.no_lunas,
      status: row.status,
      tgl_system: row.tgl_system,
      said: row.no_faktur_beli ? t('Beli putus, {no}', { no: row.no_faktur_beli }) : t('Pelunasan'),
      rupiah: row.total_bayar,
      acts: lunasActs,
    })),
    ...interest.map((row) => ({
      row,
      no: row.no_bunga,
      status: row.status,
      tgl_system: row.tgl_system,
      said: t('Bunga sampai {tgl}', { tgl: row.sampai_tgl }),
      rupiah: row.bunga_rp,
      acts: bungaActs,
    })),
  ];
  const last = acts.findIndex((one) => one.status !== 'CANC');
  return (
    <dl className={css.jumlah}>
      {acts.map((one, at) => (
        <div key={one.no} data-kurang={one.status === 'CANC' || undefined}>
          <dt>
            {one.tgl_system} {one.said}
            {one.status === 'CANC' && ` (${t('BATAL')})`}
          </dt>
          <dd className={own.act}>
            {formatInt(one.rupiah)}
            <RowActs
              no={one.no}
              onStruk={() => one.acts.print(one.row)}
              onCetakUlang={() => one.acts.reprint(one.row)}
              onBatal={
                at === last && one.tgl_system === tgl_system
                  ? () => one.acts.cancel(one.row)
                  : undefined
              }
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
