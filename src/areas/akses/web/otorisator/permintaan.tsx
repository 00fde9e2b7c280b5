import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { isProblem, sentenceOf } from '#kit/web/api/problem.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import {
  bukaPermintaanEndpoint,
  setujuiDiTeleponEndpoint,
  tolakDiTeleponEndpoint,
} from '#areas/akses/contract/otorisator.api.ts';
import { DariTokoJauh } from '#areas/akses/web/otorisator/dari-toko-jauh.tsx';
import { FotoMinta } from '#areas/akses/web/otorisator/foto-minta.tsx';
import type { Siapa } from '#areas/akses/web/otorisator/telepon.ts';
import { tanya } from '#areas/akses/web/otorisator/telepon.ts';
import { RequestCard } from '#areas/akses/web/request-card.tsx';
import css from '#areas/akses/web/otorisator/otorisator.module.css';

/** Scanned at the counter it brings the number of the screen along; from the list the approver names it. */
export type Dibuka = { keystore: string; kode_toko: string; cocok?: number };
type Isi = AnswerOf<typeof bukaPermintaanEndpoint>;
type Props = { dibuka: Dibuka; siapa: Siapa; onTutup: () => void };

/** Everything that is asked, then the answer in thumb reach; one answer only. */
export function Permintaan({ dibuka, siapa, onTutup }: Props) {
  const { keystore, kode_toko, cocok } = dibuka;
  const [isi, setIsi] = useState<Isi>();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [jawab, setJawab] = useState<'DISETUJUI' | 'DITOLAK'>();
  const toko = kode_toko === siapa.kode_toko ? undefined : kode_toko;
  const params = { keystore };
  useEffect(() => {
    tanya(bukaPermintaanEndpoint, { params: { keystore }, toko }).then(setIsi, (error: unknown) =>
      setSaid(isProblem(error) ? sentenceOf(error) : String(error)),
    );
  }, [keystore, toko]);
  const detik = useDetik(isi?.detik);
  const answer = async (how: () => Promise<unknown>, as: 'DISETUJUI' | 'DITOLAK') => {
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    await how().then(
      () => setJawab(as),
      (error: unknown) => {
        if (isProblem(error) && error.code === 'ANGKA_TIDAK_COCOK') setJawab('DITOLAK');
        setSaid(isProblem(error) ? sentenceOf(error) : t('Terjadi Kesalahan Saat Request Data'));
      },
    );
    setBusy(false);
  };
  const setuju = (angka: number) =>
    void answer(
      () => tanya(setujuiDiTeleponEndpoint, { params, body: { cocok: angka }, toko }),
      'DISETUJUI',
    );
  const tolak = () =>
    void answer(
      () => tanya(tolakDiTeleponEndpoint, { params, body: { alasan: null }, toko }),
      'DITOLAK',
    );
  const terbuka = isi?.status === 'OPEN' && !jawab && detik > 0;
  return (
    <>
      {isi && (
        <div className={css.sisa}>
          {terbuka ? (
            <span>
              {t('Sisa')} <b>{t('{detik} detik', { detik: String(detik) })}</b>
            </span>
          ) : (
            <b>{keadaan(jawab ?? isi.status, detik)}</b>
          )}
          <code>{keystore}</code>
        </div>
      )}
      <main className={css.isi}>
        {isi && (
          <>
            {isi.jauh && <DariTokoJauh {...isi.jauh} />}
            <RequestCard
              {...isi}
              oleh={`${isi.nama_peminta} · ${kode_toko} · ${formatClock(isi.input_date)}`}
            />
            <p className={css.hariIni}>
              {t('{nama} hari ini: {minta} permintaan, {disetujui} disetujui', {
                nama: isi.nama_peminta,
                minta: String(isi.hari_ini.minta),
                disetujui: String(isi.hari_ini.disetujui),
              })}
            </p>
            <FotoMinta foto={isi.foto} toko={toko} />
            {isi.dijawab && !jawab && (
              <p>
                {t('Dijawab {oleh} pukul {pukul}.', {
                  oleh: isi.dijawab.oleh,
                  pukul: formatClock(isi.dijawab.waktu),
                })}
              </p>
            )}
          </>
        )}
        <div role="alert" className={css.said}>
          {said && t(said)}
        </div>
      </main>
      <footer className={css.jawab}>
        {terbuka &&
          (cocok === undefined ? (
            <Angka pilihan={isi.pilihan} busy={busy} onPilih={setuju} />
          ) : (
            <Button
              look="primary"
              size="pay"
              wide
              busy={busy}
              icon={<IconCheck size={20} aria-hidden />}
              onClick={() => setuju(cocok)}
            >
              {t('Setujui')}
            </Button>
          ))}
        {terbuka ? (
          <Button
            look="danger"
            size="lg"
            wide
            disabled={busy}
            icon={<IconX size={18} aria-hidden />}
            onClick={tolak}
          >
            {t('Tolak')}
          </Button>
        ) : (
          <Button size="lg" wide onClick={onTutup}>
            {t('Kembali')}
          </Button>
        )}
      </footer>
    </>
  );
}

type AngkaProps = { pilihan: readonly number[]; busy: boolean; onPilih: (angka: number) => void };

/** An approver who is not at the asker's screen hears its number from the asker: picking it approves. */
const Angka = ({ pilihan, busy, onPilih }: AngkaProps) => (
  <div className={css.angka} role="group" aria-label={t('Setujui dengan angka di layar kasir')}>
    <p>{t('Setujui dengan angka di layar kasir')}</p>
    {pilihan.map((one) => (
      <Button key={one} look="primary" size="pay" disabled={busy} onClick={() => onPilih(one)}>
        {one}
      </Button>
    ))}
  </div>
);

function keadaan(status: string, detik: number): string {
  if (status === 'DISETUJUI' || status === 'TERPAKAI') return t('Disetujui');
  if (status === 'DITOLAK') return t('Ditolak');
  if (status === 'DIBATALKAN') return t('Dibatalkan peminta');
  return detik > 0 ? status : t('Waktu habis');
}

/** Counts down from what the server said is left: no clock of this telephone decides. */
function useDetik(mulai: number | undefined): number {
  const [lalu, setLalu] = useState(0);
  useEffect(() => {
    if (mulai === undefined) return;
    const from = performance.now();
    const clock = setInterval(() => setLalu(Math.floor((performance.now() - from) / 1000)), 500);
    return () => clearInterval(clock);
  }, [mulai]);
  return Math.max(0, (mulai ?? 0) - lalu);
}
