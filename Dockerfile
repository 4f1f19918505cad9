# syntax=docker/dockerfile:1
# Serves the built site with Debian's nginx, on any host that runs containers:
#   npm run build && node deploy/nginx.ts && docker build --tag website .

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-filter \
  && rm -rf /var/lib/apt/lists/*
COPY nginx.conf dist-nginx/rules.conf /srv/
COPY dist /srv/site
USER www-data
RUN nginx -t -p /srv -c /srv/nginx.conf
# HTTP only: put it behind a proxy that terminates TLS.
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --retries=3 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/srv", "-c", "/srv/nginx.conf", "-g", "daemon off;"]
