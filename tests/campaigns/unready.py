"""A server that only says whether it is ready, and counts what else it is asked."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Unready:
    """Such a server, ended with the block that began it."""

    def __init__(self) -> None:
        self.ready = False
        self.asked = 0
        self.told = 0
        """How often it has said that it is not ready."""
        outer = self

        class Asked(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                about = self.path == "/api/ready"
                outer.asked += not about
                outer.told += about and not outer.ready
                self.send_response(200 if outer.ready or not about else 503)
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Asked)
        self.server.daemon_threads = True
        self.port: int = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Unready:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
