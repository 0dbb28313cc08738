package dev.douze.verify;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.Looper;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import java.io.File;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** Reads and presses as a screen reader does: the framework's nodes have names that R8 cannot change. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {26, 34}, qualifiers = "en-w411dp-h891dp-420dpi")
public class ShrunkTest {
    private ActivityController<? extends Activity> window;

    @Test
    public void theClassesAreTheShrunkOnes() {
        // Both are there, but not by these names.
        assertThrows(ClassNotFoundException.class, () -> Class.forName("androidx.compose.runtime.ComposerImpl"));
        assertThrows(ClassNotFoundException.class, () -> Class.forName("dev.douze.ui.AppState"));
    }

    @Test
    public void thePicturesAreThere() {
        assertNotNull(ShrunkTest.class.getResource("/douze/pictures.pack"));
    }

    /** One test, one window: what Compose keeps for a process does not outlive Robolectric's clean-up between two. */
    @Test
    public void aDoorOfTheHomeScreenLeadsToItsSetup() throws Exception {
        window = Robolectric.buildActivity(Class.forName("dev.douze.android.MainActivity").asSubclass(Activity.class));
        shadowOf(window.get().getSystemService(AccessibilityManager.class)).setEnabled(true);
        window.setup();

        press(awaited("King of 12"));
        awaited("King of 12: who plays?");

        // The paths of the backup rules.
        Set<String> written = Set.of(new File(window.get().getFilesDir(), "douze").list());
        assertEquals(Set.of("douze.sqlite", "douze.sqlite-shm", "douze.sqlite-wal"), written);
        window.pause().stop().destroy();
    }

    /** The text a screen reader gets for one element. */
    private record Node(int id, String words, boolean canBePressed, Rect bounds) {}

    /** Waits for words: the data are opened in the background. */
    private Node awaited(String words) throws InterruptedException {
        List<Node> seen = List.of();
        for (int tries = 0; tries < 300; tries++) {
            shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(100));
            drawn();
            seen = nodes();
            for (Node node : seen) {
                if (node.words.startsWith(words)) return node;
            }
            Thread.sleep(100);
        }
        List<String> others = seen.stream().map(Node::words).filter(said -> !said.isEmpty()).toList();
        throw new AssertionError(words + " is not on the screen, but: " + others);
    }

    /** Compose lays out again when it is drawn, which Robolectric does not do by itself on old platforms. */
    private void drawn() {
        View view = window.get().getWindow().getDecorView();
        view.draw(new Canvas(Bitmap.createBitmap(view.getWidth(), view.getHeight(), Bitmap.Config.ARGB_8888)));
    }

    /** Presses the innermost of what can be pressed around these words. */
    private void press(Node words) {
        Node around = nodes().stream()
            .filter(node -> node.canBePressed && node.bounds.contains(words.bounds))
            .min(Comparator.comparingInt(node -> node.bounds.width() * node.bounds.height()))
            .orElseThrow(() -> new AssertionError(words + " cannot be pressed"));
        assertTrue(provider().performAction(around.id, AccessibilityNodeInfo.ACTION_CLICK, null));
    }

    private List<Node> nodes() {
        var nodes = new ArrayList<Node>();
        AccessibilityNodeProvider provider = provider();
        if (provider == null) return nodes;
        // Compose numbers what it lays out; gaps are what has gone.
        for (int id = 0; id < 20_000; id++) {
            AccessibilityNodeInfo info = provider.createAccessibilityNodeInfo(id);
            if (info == null) continue;
            var bounds = new Rect();
            info.getBoundsInScreen(bounds);
            CharSequence words = info.getContentDescription() != null ? info.getContentDescription() : info.getText();
            nodes.add(new Node(id, words == null ? "" : words.toString(), info.isClickable(), bounds));
        }
        return nodes;
    }

    private AccessibilityNodeProvider provider() {
        return provider(window.get().getWindow().getDecorView());
    }

    /** Of the one view that draws everything. */
    private static AccessibilityNodeProvider provider(View view) {
        if (view.getAccessibilityNodeProvider() != null) return view.getAccessibilityNodeProvider();
        if (!(view instanceof ViewGroup group)) return null;
        for (int i = 0; i < group.getChildCount(); i++) {
            AccessibilityNodeProvider found = provider(group.getChildAt(i));
            if (found != null) return found;
        }
        return null;
    }
}
