#Requires -RunAsAdministrator
<#
.SYNOPSIS
  Runs Kilau from an unpacked release with the computer: a task that starts before anybody logs in.
.EXAMPLE
  .\install-service.ps1 -Release C:\Kilau\kilau-3.5.2-win32-x64 -Data C:\Kilau\kilau-data
.EXAMPLE
  .\install-service.ps1 -Remove
#>
param(
  [string]$Release = (Split-Path -Parent (Split-Path -Parent $PSScriptRoot)),
  [string]$Data = (Join-Path (Split-Path -Parent $Release) 'kilau-data'),
  [switch]$Remove
)
$ErrorActionPreference = 'Stop'
$name = 'Kilau'

if (Get-ScheduledTask -TaskName $name -ErrorAction SilentlyContinue) {
  Stop-ScheduledTask -TaskName $name
  Unregister-ScheduledTask -TaskName $name -Confirm:$false
}
if ($Remove) { return }

$program = Join-Path $Release 'kilau.cmd'
if (-not (Test-Path $program)) { throw "There is no release in $Release" }
New-Item -ItemType Directory -Force -Path $Data | Out-Null
# The account of the service, and nobody else but administrators, reads the shop's data.
icacls $Data /inheritance:r /grant 'SYSTEM:(OI)(CI)F' 'Administrators:(OI)(CI)F' 'LOCAL SERVICE:(OI)(CI)F' | Out-Null

$line = "set ""KILAU_DATA=$Data""&& ""$program"" serve >> ""$(Join-Path $Data 'kilau.log')"" 2>&1"
$action = New-ScheduledTaskAction -Execute 'cmd.exe' -Argument "/d /s /c ""$line""" -WorkingDirectory $Release
$trigger = New-ScheduledTaskTrigger -AtStartup
$account = New-ScheduledTaskPrincipal -UserId 'LOCAL SERVICE' -LogonType ServiceAccount
$settings = New-ScheduledTaskSettingsSet -RestartCount 999 -RestartInterval (New-TimeSpan -Minutes 1) `
  -ExecutionTimeLimit ([TimeSpan]::Zero) -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries -MultipleInstances IgnoreNew
Register-ScheduledTask -TaskName $name -Action $action -Trigger $trigger -Principal $account -Settings $settings | Out-Null
Start-ScheduledTask -TaskName $name
Write-Output "Kilau starts with the computer. Its first lines, with the address, are in $(Join-Path $Data 'kilau.log')."
