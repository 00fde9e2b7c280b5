import { IconBellOff, IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react';
import { useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { confirm } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { lepasNotifikasiEndpoint } from '#areas/akses/contract/notifikasi.api.ts';
import {
  akhiriPerangkatEndpoint,
  sesiPerangkatEndpoint,
  type SesiPerangkat,
} from '#areas/akses/contract/perangkat.api.ts';
import css from '#areas/akses/web/perangkat/daftar-sesi.module.css';

const SEBAB = (): Record<string, string> => ({
  LOGOUT: t('keluar'),
  DIGANTI: t('masuk lagi di perangkat yang sama'),
  DIAMBIL_ALIH: t('diambil alih perangkat lain'),
  DIAKHIRI: t('diakhiri'),
  MENGANGGUR: t('terlalu lama tidak dipakai'),
  NONAKTIF: t('pengguna dihapus'),
  RESET_PASSWORD: t('password direset'),
  GANTI_PASSWORD: t('password diganti'),
});

/** The sessions and trusted telephones of a person: what is open can be ended, what was is there to be read. */
export function DaftarSesi({ user_id }: { user_id: string }) {
  const { data, error, refetch } = useRead(sesiPerangkatEndpoint, { params: { user_id } });
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  const open = (data ?? []).filter(({ berakhir }) => berakhir === null);
  const past = (data ?? []).filter(({ berakhir }) => berakhir !== null);
  return (
    <div className={css.daftar}>
      <h2>{t('Sedang terbuka')}</h2>
      <ul aria-label={t('Sedang terbuka')}>
        {open.map((sesi) => (
          <Baris key={sesi.id} user_id={user_id} sesi={sesi} />
        ))}
        {data && open.length === 0 && <li>{t('tidak sedang masuk')}</li>}
      </ul>
      {past.length > 0 && <h2>{t('Sebelumnya')}</h2>}
      <ul aria-label={t('Sebelumnya')}>
        {past.map((sesi) => (
          <Baris key={`${sesi.id}${sesi.mulai}`} user_id={user_id} sesi={sesi} />
        ))}
      </ul>
    </div>
  );
}

function Baris({ user_id, sesi }: { user_id: string; sesi: SesiPerangkat }) {
  const { jenis, perangkat, ip, mulai, terakhir, berakhir, alasan_akhir, kini } = sesi;
  const Icon = jenis === 'OTORISATOR' ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li data-akhir={berakhir ? true : undefined}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div>
        <b>
          {perangkat} {ip && <span>({ip})</span>} {kini && <em>{t('perangkat ini')}</em>}
        </b>
        <p>{jenis === 'OTORISATOR' ? t('Telepon tepercaya untuk otorisasi') : t('Bekerja')}</p>
        {sesi.notifikasi && <p>{kataNotifikasi(sesi.notifikasi)}</p>}
        <p>
          {berakhir
            ? t('{mulai} sampai {akhir}, {sebab}', {
                mulai: formatInstant(mulai),
                akhir: formatInstant(berakhir),
                sebab: SEBAB()[alasan_akhir ?? ''] ?? alasan_akhir ?? '',
              })
            : t('sejak {sejak}, terakhir {terakhir}', {
                sejak: formatInstant(mulai),
                terakhir: formatInstant(terakhir),
              })}
        </p>
      </div>
      {!berakhir && sesi.notifikasi && <MatikanNotifikasi user_id={user_id} sesi={sesi} />}
      {!berakhir && !kini && <Akhiri user_id={user_id} sesi={sesi} />}
    </li>
  );
}

const GAGAL = (): Record<string, string> => ({
  DIAM: t('layanan tidak menjawab'),
  PUTUS: t('layanan tidak terjangkau'),
  DILARANG: t('layanan tidak diizinkan server'),
});

/** When it was rung last; what its service answered where it was not reached since. */
function kataNotifikasi({ terakhir, gagal, sebab }: NonNullable<SesiPerangkat['notifikasi']>) {
  if (gagal > 0)
    return t('Notifikasi menyala, {gagal} kali gagal: {sebab}', {
      gagal: String(gagal),
      sebab: GAGAL()[sebab ?? ''] ?? t('layanan menjawab {kode}', { kode: sebab ?? '' }),
    });
  return terakhir
    ? t('Notifikasi menyala, terakhir {terakhir}', { terakhir: formatInstant(terakhir) })
    : t('Notifikasi menyala');
}

function MatikanNotifikasi({ user_id, sesi: { id } }: { user_id: string; sesi: SesiPerangkat }) {
  const off = useWrite(lepasNotifikasiEndpoint, {
    refresh: [sesiPerangkatEndpoint],
    success: 'Notifikasi dimatikan',
  });
  return (
    <Button
      icon={<IconBellOff size={16} aria-hidden />}
      busy={off.busy}
      onClick={() => void off.send({ params: { user_id, id } })}
    >
      {t('Matikan notifikasi')}
    </Button>
  );
}

function Akhiri({ user_id, sesi: { id, perangkat } }: { user_id: string; sesi: SesiPerangkat }) {
  const end = useWrite(akhiriPerangkatEndpoint, {
    refresh: [sesiPerangkatEndpoint],
    success: 'Sesi berhasil diakhiri',
  });
  const ask = async () => {
    const question = t('Yang sedang diketik di perangkatnya tidak tersimpan.');
    const words = { title: perangkat, question, yes: t('Akhiri sesi'), no: t('Tidak') };
    if (await confirm({ ...words, danger: true })) void end.send({ params: { user_id, id } });
  };
  return (
    <Button
      look="danger"
      icon={<IconLogout size={16} aria-hidden />}
      busy={end.busy}
      onClick={() => void ask()}
    >
      {t('Akhiri sesi')}
    </Button>
  );
}
