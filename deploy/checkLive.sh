#!/usr/bin/env bash
# deploy/checkLive.sh ORIGIN: requests four addresses of the live site, and prints what is wrong with status and headers.
origin=$1

request() { curl --silent --show-error --max-time 10 --retry 3 --retry-all-errors "$@"; }

# check PATH STATUS ['immutable']
check() {
  headers='%{http_code}|%header{cache-control}|%header{content-security-policy}'
  IFS='|' read -r status caching policy <<<"$(request --output /dev/null --write-out "${headers}" "${origin}$1")"
  [ "${status}" = "$2" ] || echo "$1: ${status} instead of $2"
  [ "$(grep --only-matching immutable <<<"${caching}")" = "$3" ] || echo "$1: Cache-Control is '${caching}'"
  [[ "${policy}" = "default-src 'none';"* ]] || echo "$1: Content-Security-Policy is '${policy}'"
}

script=$(request "${origin}/" | grep --only-matching '/_astro/[^"]*\.js' | head -n 1)
faults=$(
  check / 200
  check /services/no-such-service 404
  check /sitemap.xml 200
  check "${script:-/_astro/of-home.js}" 200 immutable
)
echo "${faults:-No faults on ${origin}.}"
[ -z "${faults}" ]
