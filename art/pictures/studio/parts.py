"""Small things that many products share: screws, sockets, ports, glands, vents."""
import math

import materials as of
from shapes import box, card, group, plaque, ring, rod, tube

_shared = {}


def share(decals):
    _shared.update(decals)


def stamp(decal, at, w=None, h=None, face='front', rough=0.5, glow=0.0):
    """Prints a label as wide as `w` or as high as `h`, keeping its shape."""
    ratio = decal['w'] / decal['h']
    w, h = (w, w / ratio) if w else (h * ratio, h)
    return card(at, w, h, decal['file'], rough, glow, face)


def stamp_in(decal, at, w, h, **more):
    """Prints a label as large as fits into `w` by `h`."""
    ratio = decal['w'] / decal['h']
    return stamp(decal, at, w=min(w, h * ratio), **more)


def shared(name):
    return _shared[name]


def screw(x, y, z, radius, material=None):
    rod((x, y, z), radius, -radius * 0.7, material or of.steel(), 'y', radius * 0.15, 24)
    box((x, y - radius * 0.7, z - radius * 0.09), (radius * 1.2, radius * 0.1, radius * 0.18), of.dark(), 0)


def screen(decal, x, y, z, w, h, glow=0.45):
    """A lit display behind glass in a dark frame; `z` is its middle."""
    plaque((x, y, z), w, h, 0.1, of.paint('#0A1017', 0.25), min(w, h) * 0.1, 0.03)
    inner_w, inner_h = w * 0.92, h * 0.88
    ratio = decal['w'] / decal['h']
    wide = min(inner_w, inner_h * ratio)
    card((x, y - 0.115, z), wide, wide / ratio, decal['file'], 0.2, glow)


def outlet(x, y, z, size):
    """A grounded 120 V socket, `size` high."""
    w = size * 0.86
    plaque((x, y, z), w, size, size * 0.05, of.white(), size * 0.18, size * 0.02)
    face = y - size * 0.055
    for side, tall in ((-1, 0.25), (1, 0.21)):
        box((x + side * size * 0.19, face, z + size * 0.02), (size * 0.07, size * 0.03, size * tall), of.dark(), 0)
    rod((x, face + size * 0.014, z - size * 0.24), size * 0.09, -size * 0.03, of.dark(), 'y', 0, 24)


def big_outlet(x, y, z, size):
    """A round four-hole socket for 30 A."""
    rod((x, y, z), size / 2, -size * 0.07, of.white(), 'y', size * 0.03, 48)
    rod((x, y - size * 0.06, z), size * 0.38, -size * 0.02, of.dark(), 'y', 0, 48)
    for angle in (90, 180, 0):
        turn = math.radians(angle)
        at = (x + math.cos(turn) * size * 0.2, y - size * 0.075, z + math.sin(turn) * size * 0.2 - size * 0.07)
        box(at, (size * 0.06, size * 0.03, size * 0.15), of.steel(), 0)
    rod((x, y - size * 0.07, z - size * 0.23), size * 0.06, -size * 0.02, of.steel(), 'y', 0, 20)


def usb_a(x, y, z, size):
    plaque((x, y, z), size, size * 0.5, size * 0.06, of.steel(), size * 0.06, 0.01)
    plaque((x, y - size * 0.05, z), size * 0.84, size * 0.36, size * 0.04, of.dark(), size * 0.03)
    box((x, y - size * 0.08, z + size * 0.01), (size * 0.7, size * 0.04, size * 0.11), of.paint('#2458A8', 0.4), 0)


def usb_c(x, y, z, size):
    plaque((x, y, z), size, size * 0.42, size * 0.06, of.steel(), size * 0.2, 0.01)
    plaque((x, y - size * 0.05, z), size * 0.84, size * 0.27, size * 0.04, of.dark(), size * 0.13)
    box((x, y - size * 0.07, z - size * 0.03), (size * 0.5, size * 0.05, size * 0.06), of.grey(), 0)


def car_port(x, y, z, radius):
    rod((x, y, z), radius, -radius * 0.35, of.black(), 'y', radius * 0.08, 40)
    ring((x, y - radius * 0.36, z), radius * 0.72, radius * 0.07, of.steel(), 'y')
    rod((x, y - radius * 0.3, z), radius * 0.66, -radius * 0.08, of.dark(), 'y', 0, 32)
    rod((x, y - radius * 0.36, z), radius * 0.18, -radius * 0.06, of.steel(), 'y', 0, 20)


def button(x, y, z, radius, lit=True):
    rod((x, y, z), radius, -radius * 0.35, of.black(), 'y', radius * 0.1, 40)
    ring((x, y - radius * 0.36, z), radius * 0.62, radius * 0.08, of.lamp(of.SUN) if lit else of.steel(), 'y')


def lamps(x, y, z, step, count, lit=1, radius=0.11, across=False):
    for at in range(count):
        colour = of.lamp() if at < lit else of.paint('#5B6673', 0.4)
        place = (x + at * step, y, z) if across else (x, y, z - at * step)
        rod(place, radius, -radius * 0.5, colour, 'y', radius * 0.2, 20)


def fan(x, y, z, radius):
    rod((x, y, z), radius, -radius * 0.06, of.dark(), 'y', 0, 48)
    for blade in range(7):
        with group((x, y - radius * 0.08, z), (0, blade * 360 / 7, 0)):
            with group((radius * 0.5, 0, 0), (28, 0, 0)):
                box((0, 0, -radius * 0.22), (radius * 0.7, radius * 0.03, radius * 0.44), of.black(), radius * 0.05)
    rod((x, y - radius * 0.06, z), radius * 0.26, -radius * 0.12, of.black(), 'y', radius * 0.04, 32)
    for part in (0.36, 0.56, 0.76, 0.96):
        ring((x, y - radius * 0.22, z), radius * part, radius * 0.025, of.steel(), 'y')
    for angle in (45, 135):
        turn = math.radians(angle)
        dx, dz = math.cos(turn) * radius, math.sin(turn) * radius
        tube([(x - dx, y - radius * 0.22, z - dz), (x + dx, y - radius * 0.22, z + dz)], radius * 0.025, of.steel())


def slots(x, y, z, w, h, count, material=None):
    """Standing air slots on a front."""
    step = w / count
    for at in range(count):
        place = (x - w / 2 + step * (at + 0.5), y, z)
        plaque(place, step * 0.42, h, 0.03, material or of.dark(), step * 0.2)


def louvres(x, y, z, w, h, count, material=None):
    """Lying air slots on the right side; `y` is their middle along the depth."""
    step = h / count
    for at in range(count):
        box((x, y, z + step * (at + 0.25)), (0.05, w, step * 0.4), material or of.dark(), 0.02)


def gland(x, y, z, radius, down=True):
    """A cable gland under (or over) a case."""
    way = -1 if down else 1
    rod((x, y, z), radius, way * radius * 0.5, of.black(), 'z', radius * 0.08, 6)
    rod((x, y, z + way * radius * 0.5), radius * 0.8, way * radius * 0.9, of.black(), 'z', radius * 0.2, 32, 0.8)


def mc4(x, y, z, turn=0, size=1.0, male=False, tail=None, colour=None):
    """A panel connector lying along x, its cable to the left."""
    with group((x, y, z), (0, 0, turn), size):
        body = of.black()
        rod((-1.1, 0, 0), 0.3, 0.5, body, 'x', 0.06, 12)
        rod((-0.6, 0, 0), 0.34, 0.9, body, 'x', 0.08, 32)
        rod((0.3, 0, 0), 0.27 if male else 0.36, 0.8, body, 'x', 0.05, 32)
        ring((0.3, 0, 0), 0.31, 0.05, of.paint(colour, 0.5) if colour else of.rubber(), 'x')
        if male:
            for way in (-1, 1):
                box((0.95, way * 0.26, -0.08), (0.9, 0.1, 0.16), body, 0.03)
            rod((1.0, 0, 0), 0.12, 0.45, of.steel(), 'x', 0.02, 20)
        else:
            rod((1.0, 0, 0), 0.2, 0.12, of.dark(), 'x', 0, 24)
        if tail:
            rod((-1.1 - tail, 0, 0), 0.13, tail + 0.1, of.paint(colour, 0.5) if colour else of.rubber(), 'x')


def lug(x, y, z, turn, radius):
    """A tinned copper ring for a battery post, its hole at (x, y)."""
    with group((x, y, z), (0, 0, turn)):
        ring((0, 0, 0), radius * 0.72, radius * 0.3, of.copper())
        box((radius * 1.3, 0, -radius * 0.14), (radius * 1.2, radius * 1.1, radius * 0.28), of.copper(), radius * 0.08)
        rod((radius * 1.6, 0, radius * 0.1), radius * 0.62, radius * 1.6, of.copper(), 'x', radius * 0.08, 32)
