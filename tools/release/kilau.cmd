@echo off
rem Starts Kilau with the Node that came along, or with the one on the path.
set "NODE=%~dp0node\bin\node.exe"
if not exist "%NODE%" set "NODE=node"
"%NODE%" --max-semi-space-size=8 --heap-growing-percent=30 "%~dp0kilau.mjs" %*
