import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import type {
  berandaPusatEndpoint,
  CabangBeranda,
} from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import css from '#areas/dashboard/web/dashboard.module.css';

type Perkara = {
  readonly kunci: string;
  readonly edge: 'delima' | 'tembaga' | 'nilam';
  readonly judul: string;
  readonly fakta: string;
  readonly ke: readonly string[];
  readonly toko?: string;
};

/** What somebody has to see to, in which branch: days left open first, then what waits, then what is on its way. */
type Toko = AnswerOf<typeof berandaPusatEndpoint>['toko'];
type Props = { cabang: readonly CabangBeranda[]; toko: Toko; onRefresh: () => unknown };

export function MenungguCabang({ cabang, toko, onRefresh }: Props) {
  const rows = [
    ...toko.filter(({ code }) => code !== undefined).map(tokoDiam),
    ...cabang.filter(({ tertinggal }) => tertinggal).map(belumTutup),
    ...cabang.filter((one) => (one.uang_lama_di_jalan ?? 0) > 0).map(uangLama),
    ...cabang.filter(({ belum_valid }) => belum_valid > 0).map(belumValid),
    ...cabang.filter(({ kiriman_qty }) => (kiriman_qty ?? 0) > 0).map(dalamKiriman),
    ...cabang.filter(({ belum_cair }) => (belum_cair ?? 0) !== 0).map(belumCair),
  ];
  return (
    <Panel
      name="home/menunggu-cabang"
      title={t('Perlu dilihat')}
      note={rows.length > 0 && t('{jumlah} hal', { jumlah: rows.length })}
      onRefresh={onRefresh}
      fit="edge"
    >
      {rows.length === 0 ? (
        <p className={css.empty}>{t('Tidak ada yang perlu dilihat.')}</p>
      ) : (
        <ul className={css.list}>
          {rows.map(({ kunci, edge, judul, fakta, ke, toko }) => (
            <li key={kunci} data-edge={edge}>
              <div>
                <b>{judul}</b>
                <Ke path={ke} toko={toko}>
                  {t('Lihat')}
                </Ke>
              </div>
              <p>{fakta}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What head office does about a shop on another server that has not answered as it should (D-43.3). */
function tokoDiam({ kode_toko, nama_toko, code }: Toko[number]): Perkara {
  const ditolak = code === 'DATA_DITOLAK';
  const fakta: Record<string, string> = {
    PORTAL_LAMBAT: t('Servernya tidak menjawab'),
    PORTAL_MENOLAK: t('Servernya tidak mengenal pusat, tukar kunci dahulu'),
    PORTAL_JAM: t('Jam servernya dan jam pusat berbeda lebih dari 1 menit'),
    TOKO_MENOLAK: t('Servernya menolak permintaan Anda'),
    DATA_DITOLAK: t('Jawaban servernya tidak dapat dipercaya. Periksa server toko itu'),
  };
  return {
    kunci: `diam ${kode_toko}`,
    edge: ditolak ? 'delima' : 'tembaga',
    judul: ditolak
      ? t('Data {toko} ditolak', { toko: nama_toko })
      : t('{toko} tidak terjangkau', { toko: nama_toko }),
    fakta: fakta[code ?? ''] ?? t('Servernya tidak terhubung'),
    ke: ditolak ? ['laporan-sinyal-kecurangan'] : ['master-toko'],
  };
}

const belumTutup = ({ kode_toko, nama_toko, hari_terakhir }: CabangBeranda): Perkara => ({
  kunci: `tutup ${kode_toko}`,
  edge: 'delima',
  judul: t('{toko} belum menutup harinya', { toko: nama_toko }),
  fakta: t('{tgl} masih terbuka', {
    tgl: hari_terakhir ? formatHariPanjang(hari_terakhir, t) : '-',
  }),
  ke: ['laporan-tutup-toko'],
  toko: kode_toko,
});

const uangLama = ({ kode_toko, nama_toko, uang_lama_di_jalan }: CabangBeranda): Perkara => ({
  kunci: `uang ${kode_toko}`,
  edge: 'delima',
  judul: t('{rupiah} di jalan lebih dari 3 hari', {
    rupiah: uang_lama_di_jalan === null ? '-' : formatRupiah(uang_lama_di_jalan),
  }),
  fakta: nama_toko,
  ke: ['terima-uang-kas', 'laporan-kirim-uang-pusat'],
});

const belumValid = ({ kode_toko, nama_toko, belum_valid }: CabangBeranda): Perkara => ({
  kunci: `valid ${kode_toko}`,
  edge: 'tembaga',
  judul: t('{jumlah} dokumen menunggu validasi', { jumlah: formatInt(belum_valid) }),
  fakta: nama_toko,
  ke: ['laporan-validasi-transaksi'],
  toko: kode_toko,
});

const dalamKiriman = (one: CabangBeranda): Perkara => ({
  kunci: `kirim ${one.kode_toko}`,
  edge: 'nilam',
  judul: t('{jumlah} barang dalam kiriman', { jumlah: formatInt(one.kiriman_qty ?? 0) }),
  fakta: t('{toko}, {gram} g', {
    toko: one.nama_toko,
    gram: one.kiriman_berat === null ? '-' : formatGram(one.kiriman_berat),
  }),
  ke: ['laporan-global-stock'],
});

const belumCair = ({ kode_toko, nama_toko, belum_cair }: CabangBeranda): Perkara => ({
  kunci: `cair ${kode_toko}`,
  edge: 'nilam',
  judul: t('{rupiah} kartu dan transfer belum cair', {
    rupiah: belum_cair === null ? '-' : formatRupiah(belum_cair),
  }),
  fakta: nama_toko,
  ke: ['laporan-non-cash-belum-validasi'],
  toko: kode_toko,
});
