#!/bin/sh
# make-image.sh RELEASE.tar.gz [NAME]: an image of a release, on Debian with buildah. STORAGE_DRIVER=vfs where overlays cannot be mounted.
set -eu
release=$(realpath "$1")
name=${2:-girasol}
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/packages" "$work/debian" "$work/context/root/etc" "$work/context/root/tmp" \
  "$work/context/root/bin" "$work/context/data" "$work/context/girasol"
tar -xzf "$release" --strip-components=1 -C "$work/context/girasol"

# what Node loads, and the one program that the shop calls
cd "$work/packages"
apt-get download -q libc6 libgcc-s1 libstdc++6 coreutils
for package in *.deb; do dpkg -x "$package" "$work/debian"; done
cd "$work/debian"
libraries='ld-linux*.so.* libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 libresolv.so.2 librt.so.1 libgcc_s.so.1 libstdc++.so.6*'
for library in $libraries; do
  find lib* usr/lib* -name "$library" ! -path '*/gcc/*' ! -name '*.py' | cpio -pdm --quiet "$work/context/root"
done
cp -p bin/sync usr/bin/sync "$work/context/root/bin/" 2>/dev/null || true
printf 'root:x:0:0::/:/none\nnobody:x:65534:65534::/data:/none\n' > "$work/context/root/etc/passwd"
printf 'root:x:0:\nnogroup:x:65534:\n' > "$work/context/root/etc/group"
printf 'hosts: files dns\n' > "$work/context/root/etc/nsswitch.conf"
chmod 1777 "$work/context/root/tmp"

buildah bud --isolation chroot --format docker --file "$here/Containerfile" --tag "$name" "$work/context"
