import { formatRupiah } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { onKind } from '#areas/dokumen/web/history/on-kind.ts';
import { bayarCicilanDocument } from '#areas/cicilan/contract/bayar.document.ts';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { kelebihanCicilanDocument } from '#areas/cicilan/contract/lelang/kelebihan.document.ts';
import { lelangCicilanDocument } from '#areas/cicilan/contract/lelang/lelang.document.ts';
import { bayarActs, kelebihanActs, lelangActs } from '#areas/cicilan/web/acts.ts';
import { JadwalCicilan } from '#areas/cicilan/web/jadwal-cicilan.tsx';
import css from '#areas/cicilan/web/cicilan.module.css';

const ON_CICILAN = [
  onKind(bayarCicilanDocument, bayarActs, ({ ke, no_faktur_jual: no }) =>
    no
      ? t('Pelunasan, diserahkan dengan {no}', { no })
      : t('Bayar mulai angsuran {ke}', { ke: Number(ke) }),
  ),
  onKind(lelangCicilanDocument, lelangActs),
  onKind(kelebihanCicilanDocument, kelebihanActs),
];

/** The whole of a contract: who, what, what is left and when, and everything that was done with it. */
export function CicilanBody({ dokumen: cicilan }: { dokumen: CicilanDokumen }) {
  const { tgl_system } = usePerson();
  return (
    <DocumentBody
      of={cicilanDocument}
      dokumen={cicilan}
      shows={[
        'nama_customer',
        'no_hp',
        'alamat_customer',
        'harga_tunai',
        'tambahan',
        'harga_jual',
        'dp_rp',
        'lama_bulan',
        'angsuran',
        'terbayar',
        'serah',
        'batal_persen',
        'tenggang_hari',
        'biaya_lelang_persen',
        'masa_kelebihan',
        'no_faktur_jual',
        'tgl_lunas',
        'refund_rp',
        'ditahan_rp',
        'nama_sales',
        'keterangan',
      ]}
      facts={cicilan.no_ktp ? { [t('No KTP')]: cicilan.no_ktp } : {}}
      lineShows={['kode_barcode', 'kadar', 'berat']}
      lineFigure="netto"
      above={cicilan.status === 'AKTIF' && <Kini cicilan={cicilan} />}
      history={ON_CICILAN}
    >
      <JadwalCicilan rows={cicilan.jadwal} hari={tgl_system} title={t('Jadwal angsuran')} />
    </DocumentBody>
  );
}

/** What is left, what comes next, and what is late. */
function Kini({ cicilan: { keadaan } }: { cicilan: CicilanDokumen }) {
  const { sisa_rp, berikut_tgl, berikut_rp, tunggakan, lewat_hari, ke } = keadaan;
  return (
    <dl className={css.today}>
      <div>
        <dt>{t('Sisa')}</dt>
        <dd>{formatRupiah(sisa_rp)}</dd>
      </div>
      <div>
        <dt>{t('Angsuran lunas')}</dt>
        <dd>{ke}</dd>
      </div>
      {berikut_tgl && berikut_rp !== null && (
        <div>
          <dt>{t('Berikut {tgl}', { tgl: formatTanggal(berikut_tgl, t) })}</dt>
          <dd>{formatRupiah(berikut_rp)}</dd>
        </div>
      )}
      {tunggakan > 0 && (
        <div>
          <dt>{t('Menunggak {hari} hari', { hari: lewat_hari })}</dt>
          <dd data-late>{formatRupiah(tunggakan)}</dd>
        </div>
      )}
    </dl>
  );
}
