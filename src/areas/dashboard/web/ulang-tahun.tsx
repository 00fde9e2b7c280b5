import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Panel } from '#kit/web/frame/panel.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { memberUltahEndpoint } from '#areas/customer/contract/member.api.ts';
import { settingMemberEndpoint } from '#areas/customer/contract/setting-member.api.ts';
import { ucapkan } from '#areas/customer/web/ucapkan.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

/** Members whose birthday is today, each with the shop's greeting (D-33.7); nothing on other days. */
export default function UlangTahun() {
  const { nama_toko } = useSesi().toko;
  const { data = [], refetch } = useRead(memberUltahEndpoint);
  const setting = useRead(settingMemberEndpoint, { enabled: data.length > 0 });
  if (data.length === 0) return null;
  return (
    <Panel
      name="dashboard/ulang-tahun"
      title={t('Ulang tahun hari ini')}
      note={t('{jumlah} member', { jumlah: data.length })}
      onRefresh={refetch}
      removable
      fit="edge"
    >
      <ul className={css.list}>
        {data.map((member) => (
          <li key={member.kode_customer} data-edge="zamrud">
            <div>
              <b>{member.nama}</b>
              {setting.data && (
                <button
                  type="button"
                  className={css.act}
                  onClick={() => ucapkan(setting.data.ucapan, { ...member, toko: nama_toko })}
                >
                  {t('Ucapkan')}
                </button>
              )}
            </div>
            <p>{[member.kode_customer, member.no_hp].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
